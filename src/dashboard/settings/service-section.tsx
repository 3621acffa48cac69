import { useServiceDescription } from '#dashboard/api/http/use-service-description.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from './messages/en.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';

/** The service that the data comes from. */
export function ServiceSection() {
  const words = useMessages(settingsMessages);
  const { data, error, isPending } = useServiceDescription();
  return (
    <SettingSection title={words.server} words={words.serverAbout}>
      <dl className={classes.facts}>
        <dt>{words.address}</dt>
        <dd>
          {/* The same in every language. */}
          <code>{window.location.origin}/api/v2/</code>
        </dd>
        <dt>{words.kind}</dt>
        <dd>{isPending ? words.reading : kindText(data ?? null, words)}</dd>
        <dt>{words.ownName}</dt>
        <dd>
          {error !== null && words.unknownBecause(error.message)}
          {error === null && !isPending && data === null && words.unknownBecause(words.noDescription)}
          {data !== undefined && data !== null && words.nameAndVersion(data.title, data.version)}
        </dd>
      </dl>
    </SettingSection>
  );
}

function kindText(description: { isOurs: boolean } | null, words: Messages): string {
  if (description === null) return words.unknown;
  return description.isOurs ? words.ownServer : words.otherServer;
}
