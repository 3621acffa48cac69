import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Link } from 'react-router-dom';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';

/** That the service takes no order without a token, and where to put one. */
export function NeedsToken() {
  const words = useMessages(exportsMessages);
  const [{ project }] = useUrlState(projectParameters);
  return (
    <>
      {words.needsToken} <Link to={paths.settings(ofProject(project))}>{words.toSettings}</Link>
    </>
  );
}
