import { Link } from 'react-router-dom';
import { useCopyStatus } from '#dashboard/api/copy/copy-status.ts';
import { paths } from '#dashboard/paths.ts';
import classes from '#dashboard/shell/frame.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { InfoIcon } from '#dashboard/ui/icons/icons.tsx';
import { CopyWords } from './copy-words.tsx';
import { copyLineMessages } from './messages/copy-line-messages.ts';
import { troubleText } from './trouble-text.ts';

interface CopyStateProps {
  /** the source's address */
  source: string;
  /** URL parameters carried along to every page */
  carried: Record<string, string>;
}

/** Of when a copy is or how far it is, what is wrong, and a link to the rest. */
export function CopyState({ source, carried }: CopyStateProps) {
  const words = useMessages(copyLineMessages);
  const { data } = useCopyStatus();
  const trouble = data === undefined ? null : troubleText(data, words);
  const to = paths.source(carried);
  return (
    <>
      <Text as="span" size="medium" tone="soft" figures cut>
        <CopyWords source={source} status={data} isTight={trouble !== null} />
      </Text>
      {/* Read out when it begins, unlike the progress. */}
      <Text as="span" role="status" size="medium" tone="lamp" strong figures className={classes.copyTrouble}>
        {data !== undefined && data.question !== null && <Link to={to}>{words.asks}</Link>}
        {data?.question === null && trouble}
      </Text>
      <Link className={classes.copyLink} to={to} data-tooltip={words.notCopied}>
        <InfoIcon />
        <span className={classes.copyLinkWords}>{words.notCopied}</span>
      </Link>
    </>
  );
}
