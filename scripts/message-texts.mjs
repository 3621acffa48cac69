import { keyOf, treeOf } from './message-faults.mjs';

/** @typedef {import('./message-faults.mjs').Node} Node */

/** What writes a number into a text has the language as its argument. */
const OF_LANGUAGE = 'pluralIn';
const LETTERS = /\p{L}/u;
const PLACEHOLDER = /\{[^{}]*\}/g;

/**
 * A text of a catalogue's file: a string, a template, or what stands between two tags.
 *
 * @typedef {object} MessageText
 * @property {string} key the path of its message and the parts of it: "title", "counted.one"; the second of a message has " 2"
 * @property {string} text with its values in braces: the name of a variable, or the number of what is written otherwise
 * @property {Map<string, Node>} values
 * @property {number} start its place in the file
 * @property {number} end
 * @property {(parts: readonly string[]) => string} write makes source of it from texts and, between these, sources of values
 */

/**
 * The texts of a catalogue's file, in its sequence.
 *
 * @param {string} file its name
 * @param {string} code
 * @returns {MessageText[]}
 */
export function messageTexts(file, code) {
  /** @type {MessageText[]} */
  const found = [];
  collect(treeOf(file, code).body, '', found);
  /** @type {Map<string, number>} */
  const seen = new Map();
  return found.map((one) => {
    const times = (seen.get(one.key) ?? 0) + 1;
    seen.set(one.key, times);
    return times === 1 ? one : { ...one, key: `${one.key} ${times}` };
  });
}

/**
 * The file with other texts.
 *
 * @param {string} file its name
 * @param {string} code
 * @param {Readonly<Record<string, string>>} texts by key; those that are not given stay
 * @returns {{ code: string, changed: number, faults: string[] }} where there are faults, `code` is as it was
 */
export function withTexts(file, code, texts) {
  const all = messageTexts(file, code);
  const faults = all.flatMap((one) => faultsOf(one, texts[one.key]));
  if (faults.length > 0) return { code, changed: 0, faults };
  const changed = all.filter(({ key, text }) => (texts[key] ?? text) !== text);
  /** @param {number} from @param {number} to @returns {string} */
  const written = (from, to) => {
    let [at, result] = [from, ''];
    for (const one of changed) {
      if (one.start < at || one.end > to) continue;
      result += code.slice(at, one.start) + one.write(partsOf(one, texts[one.key] ?? '', written));
      at = one.end;
    }
    return result + code.slice(at, to);
  };
  return { code: written(0, code.length), changed: changed.length, faults: [] };
}

/**
 * @param {MessageText} one
 * @param {string | undefined} text
 */
function faultsOf({ key, text: before, values }, text) {
  if (text === undefined || text === before) return [];
  if (text.trim() === '') return [`${key} has no text.`];
  if (values.size === 0) return [];
  const names = (/** @type {string} */ of) => (of.match(PLACEHOLDER) ?? []).toSorted().join(' ');
  return names(text) === names(before) ? [] : [`${key} must have ${names(before)}: "${text}"`];
}

/**
 * @param {MessageText} one
 * @param {string} text
 * @param {(from: number, to: number) => string} written
 */
function partsOf({ values }, text, written) {
  if (values.size === 0) return [text];
  const names = (text.match(PLACEHOLDER) ?? []).map((name) => values.get(name));
  return text.split(PLACEHOLDER).flatMap((part, at) => {
    const value = names[at];
    return value === undefined ? [part] : [part, written(value.start, value.end)];
  });
}

/**
 * @param {unknown} inside a node, a list of nodes, or something else
 * @param {string} path of the message
 * @param {MessageText[]} found
 */
function collect(inside, path, found) {
  for (const node of [inside].flat()) {
    if (!isNode(node) || isApart(node)) continue;
    const text = textOf(node);
    if (text !== null) {
      add(text, path, found);
      collect(text.values, path, found);
    } else if (node.type === 'Property') collect(node.value, joined(path, keyOf(node.key)), found);
    else if (node.type === 'VariableDeclarator') {
      const name = nameOf(node.id) ?? '';
      collect(node.init, name === 'messages' ? '' : name, found);
    } else for (const inner of Object.values(node)) collect(inner, path, found);
  }
}

/**
 * Whether a node has no text of a message.
 *
 * @param {Node} node
 */
function isApart({ type, operator, callee }) {
  if (type === 'CallExpression') return nameOf(callee) === OF_LANGUAGE;
  if (type === 'BinaryExpression') return /^[!=]==$/.test(String(operator));
  return /^(?:Import|TS(?!As|Satisfies|NonNull))/.test(type);
}

/**
 * A text as it stands in the source.
 *
 * @typedef {object} SourceText
 * @property {readonly (string | Node)[]} parts texts and values
 * @property {readonly Node[]} values
 * @property {number} start
 * @property {number} end
 * @property {MessageText['write']} write
 */

/**
 * @param {Node} node
 * @returns {SourceText | null}
 */
function textOf(node) {
  const { type, value, start, end } = node;
  if (type === 'Literal' && typeof value === 'string') {
    return { parts: [value], values: [], start, end, write: ([text = '']) => `'${escaped(text, "'")}'` };
  }
  if (type === 'TemplateLiteral') return textOfTemplate(node);
  return type === 'JSXFragment' || type === 'JSXElement' ? textOfChildren(node) : null;
}

/**
 * @param {Node} template
 * @returns {SourceText}
 */
function textOfTemplate({ quasis = [], expressions: values = [], start, end }) {
  const parts = quasis.flatMap(({ value }, at) => {
    const { cooked } = /** @type {{ cooked: string }} */ (value);
    const next = values[at];
    return next === undefined ? [cooked] : [cooked, next];
  });
  return {
    parts,
    values,
    start,
    end,
    write: (given) => {
      const texts = given.map((part, at) =>
        at % 2 === 0 ? escaped(part, '`').replaceAll('${', '\\${') : `\${${part}}`,
      );
      return `\`${texts.join('')}\``;
    },
  };
}

/**
 * What stands between two tags.
 *
 * @param {Node} element
 * @returns {SourceText | null}
 */
function textOfChildren({ children = [] }) {
  const [first, last] = [children[0], children.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    parts: children.map((child) => textOfChild(child) ?? child),
    values: children.filter((child) => textOfChild(child) === null),
    start: first.start,
    end: last.end,
    write: (given) => given.map((part, at) => (at % 2 === 0 ? escapedText(part) : part)).join(''),
  };
}

/**
 * @param {SourceText} text
 * @param {string} key
 * @param {MessageText[]} found
 */
function add({ parts, start, end, write }, key, found) {
  if (!LETTERS.test(parts.filter((part) => typeof part === 'string').join(''))) return;
  /** @type {MessageText['values']} */
  const values = new Map();
  const text = parts.map((part) => {
    if (typeof part === 'string') return part;
    const name = `{${nameOf(part) ?? values.size + 1}}`;
    values.set(name, part);
    return name;
  });
  found.push({ key, text: text.join(''), values, start, end, write });
}

/** @param {string} path @param {string} name */
function joined(path, name) {
  return path === '' ? name : `${path}.${name}`;
}

/** @param {string} text @param {string} quote */
function escaped(text, quote) {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`);
}

/**
 * Text between tags, in one line: spaces at its ends count there.
 *
 * @param {string} text
 */
function escapedText(text) {
  return /[{}<>&]/.test(text) ? `{'${escaped(text, "'")}'}` : text;
}

/**
 * What a child of an element says, as React has it: lines are trimmed and joined; null where it is no text.
 *
 * @param {Node} child
 */
function textOfChild({ type, value, expression }) {
  if (type === 'JSXExpressionContainer' && typeof expression?.value === 'string') return expression.value;
  if (type !== 'JSXText') return null;
  const lines = String(value).split('\n');
  const trimmed = lines.map((line, at) => {
    const text = at === 0 ? line : line.trimStart();
    return at === lines.length - 1 ? text : text.trimEnd();
  });
  return trimmed.filter((line) => line !== '').join(' ');
}

/**
 * The name of a variable; null where a value is more than that.
 *
 * @param {Node | undefined} value
 * @returns {string | null}
 */
function nameOf(value) {
  if (value?.type === 'JSXExpressionContainer') return nameOf(value.expression);
  return value?.type === 'Identifier' && typeof value.name === 'string' ? value.name : null;
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}
