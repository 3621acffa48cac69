import { useQueryClient } from '@tanstack/react-query';
import { changeToken } from '#dashboard/access/change-token.ts';
import { logOut } from '#dashboard/api/log-in/log-in.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './settings-page.module.css';

interface LogOutButtonProps {
  token: string;
  /** Called once the service has answered; `failure` where it did not confirm that the token ended. */
  onLoggedOut: (failure: Error | null) => void;
}

/** Forgets the token here at once, then ends it at the service. */
export function LogOutButton({ token, onLoggedOut }: LogOutButtonProps) {
  const words = useMessages(settingsMessages);
  const client = useQueryClient();
  const leave = async () => {
    changeToken(client, null);
    try {
      await logOut(token);
      onLoggedOut(null);
    } catch (error) {
      onLoggedOut(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (
    <div className={classes.buttons}>
      <Button onClick={() => void leave()}>{words.logOut}</Button>
      <Text size="medium">{words.logOutMeans}</Text>
    </div>
  );
}
