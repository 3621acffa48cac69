import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { PaperElement, PaperNode, PaperTag } from '#dashboard/statistics/paper.ts';

/**
 * Lets a page import a paper of `docs`: `import { paper } from '#docs/statistics.md'`. It is read when the dashboard is built, so
 * that browsers load no Markdown; elements and no HTML, so that the page makes nothing of a text that was not meant.
 */
export function papers(): Plugin {
  return {
    name: 'papers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler: (text, id) => ({
        code: `export const paper = ${JSON.stringify(paperOf(text, id))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/**
 * The elements of a paper without its title, which the page writes in its own language.
 *
 * @throws Error where it has something that pages do not show
 */
function paperOf(text: string, file: string): PaperNode[] {
  let [title, heading] = ['', ''];
  const nodes: PaperNode[] = [];
  for (const token of lexer(text) as Tokens.Generic[]) {
    if (token.type === 'heading' && token['depth'] === 1) title = token.raw;
    else if (token.type === 'table') nodes.push(tableOf(token as Tokens.Table, heading));
    else if (token.type !== 'space') {
      const node = blockOf(token);
      if (node.id !== undefined) heading = node.id;
      nodes.push(node);
    }
  }
  if (title === '') throw new Error(`${file} has no title.`);
  return nodes;

  function blockOf(token: Token): PaperElement {
    switch (token.type) {
      case 'heading': {
        const { depth, text: name, tokens } = token as Tokens.Heading;
        return { ...element(depth === 2 ? 'h2' : 'h3', tokens), id: idOf(name) };
      }
      case 'paragraph':
        return element('p', (token as Tokens.Paragraph).tokens);
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return { tag: ordered ? 'ol' : 'ul', children: items.map((item) => element('li', item.tokens)) };
      }
      default:
        throw unknown(token);
    }
  }

  function tableOf({ header, rows }: Tokens.Table, labelledBy: string): PaperElement {
    const row = (tag: 'th' | 'td', cells: Tokens.TableCell[]): PaperElement => ({
      tag: 'tr',
      children: cells.map(({ tokens, align }) => ({ ...element(tag, tokens), ...(align !== null && { align }) })),
    });
    return {
      tag: 'table',
      labelledBy,
      children: [
        { tag: 'thead', children: [row('th', header)] },
        { tag: 'tbody', children: rows.map((cells) => row('td', cells)) },
      ],
    };
  }

  function element(tag: PaperTag, tokens: readonly Token[] = []): PaperElement {
    return { tag, children: tokens.flatMap(inlineOf) };
  }

  function inlineOf(token: Token): PaperNode[] {
    switch (token.type) {
      case 'text': {
        const { tokens, text: own } = token as Tokens.Text;
        // The text of a list's item has tokens of its own.
        return tokens === undefined ? [own.replaceAll('\n', ' ')] : tokens.flatMap(inlineOf);
      }
      case 'escape':
        return [(token as Tokens.Escape).text];
      case 'codespan':
        return [{ tag: 'code', children: [(token as Tokens.Codespan).text] }];
      case 'strong':
      case 'em':
        return [element(token.type, (token as Tokens.Strong).tokens)];
      case 'list':
      case 'paragraph':
        return [blockOf(token)];
      case 'link': {
        const { href, tokens } = token as Tokens.Link;
        if (href.startsWith('#')) return [{ ...element('a', tokens), to: href.slice(1) }];
        throw unknown(token);
      }
      default:
        throw unknown(token);
    }
  }

  function unknown({ type, raw }: Token): Error {
    return new Error(`${file} has a ${type}, which pages do not show: ${raw}`);
  }
}

/** "Rounded coordinates" is `rounded-coordinates`, as on GitHub. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
