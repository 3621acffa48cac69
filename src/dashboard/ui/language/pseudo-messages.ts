import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const [SHORT, LONGER] = ['aeiouyAEIOU', 'áàéèíìóòúùýÿÁàÉèÍìÓòÚù'];
/** Around arguments, which stay as they are. */
const [BEGIN, END] = ['\uE000', '\uE001'];

/** English messages as the pseudo-language: their vowels doubled and accented, all written from right to left. */
export function pseudoMessages<Messages extends object>(messages: Messages): Messages {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value);
    if (typeof value === 'function') {
      const message = value as (...given: unknown[]) => ReactNode;
      return (...given: unknown[]) => pseudoNode(message(...given.map(marked)));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one)]));
  };
  return changed(messages) as Messages;
}

function marked(given: unknown): unknown {
  return typeof given === 'string' ? `${BEGIN}${given}${END}` : given;
}

function pseudoNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return pseudoText(node);
  if (Array.isArray(node)) return node.map((one: ReactNode) => pseudoNode(one));
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<{ children?: ReactNode }>;
  return cloneElement(element, {}, pseudoNode(element.props.children));
}

function longer(letter: string): string {
  const at = 2 * SHORT.indexOf(letter);
  return LONGER.slice(at, at + 2);
}

function pseudoText(text: string): string {
  const own = text.split(new RegExp(`${BEGIN}([^${END}]*)${END}`)).map((part, index) => {
    // Every other part is an argument.
    return index % 2 === 1 ? part : part.replaceAll(new RegExp(`[${SHORT}]`, 'g'), longer);
  });
  return `\u202E${own.join('')}\u202C`;
}
