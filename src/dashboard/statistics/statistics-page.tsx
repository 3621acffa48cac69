import { Link, useLocation } from 'react-router-dom';
import { paper } from '#docs/statistics.md';
import { useHashInView } from '#dashboard/ui/browser/use-hash-in-view.ts';
import { messagesIn } from '#dashboard/ui/language/languages.ts';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { statisticsMessages } from './messages/statistics-messages.ts';
import type { PaperNode } from './paper.ts';
import classes from './statistics-page.module.css';

/** What the figures of all pages are: `docs/statistics.md`, to whose sections pages link. */
export default function StatisticsPage() {
  const words = useMessages(statisticsMessages);
  const isForeign = messagesIn(useLanguage()) !== 'en';
  useTitle(words.title);
  useHashInView();
  return (
    <div className={classes.page}>
      <h1>{words.title}</h1>
      {isForeign && <Text>{words.inEnglish}</Text>}
      <div lang="en">
        <nav aria-label={words.sections}>
          <ul className={classes.sections}>
            {sectionsOf(paper).map(({ id, name }) => (
              <li key={id}>
                <Shown node={{ tag: 'a', to: id, children: [name] }} />
              </li>
            ))}
          </ul>
        </nav>
        {allShown(paper)}
      </div>
    </div>
  );
}

function Shown({ node }: { node: PaperNode }) {
  const { search } = useLocation();
  if (typeof node === 'string') return node;
  const { tag: Tag, id, labelledBy, to, align } = node;
  const children = allShown(node.children);
  if (Tag === 'a') return <Link to={{ search, hash: `#${to}` }}>{children}</Link>;
  if (Tag === 'th' || Tag === 'td') {
    return (
      <Tag data-align={align} {...(Tag === 'th' && { scope: 'col' })}>
        {children}
      </Tag>
    );
  }
  if (Tag !== 'table') return <Tag id={id}>{children}</Tag>;
  return (
    // It scrolls on a phone, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function allShown(nodes: readonly PaperNode[]) {
  // A paper does not change while it is shown, and its parts have no names.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <Shown key={index} node={node} />);
}

/** The headings of the second level, in sequence: the sections of a paper. */
function sectionsOf(nodes: readonly PaperNode[]): { id: string; name: string }[] {
  return nodes.flatMap((node) =>
    typeof node === 'object' && node.tag === 'h2' ? [{ id: node.id ?? '', name: textOf(node) }] : [],
  );
}

function textOf(node: PaperNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
