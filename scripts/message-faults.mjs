import { parseSync } from 'vite';

/** Attributes whose text a reader sees or hears. */
const SEEN =
  /^(?:aria-(?:label|valuetext|description|roledescription|placeholder)|title|placeholder|alt|label|data-tooltip)$/;
const LETTERS = /\p{L}{2}/u;
/** Two words, or one that begins with a capital. */
const WORDS = /\p{L}{2,}[,.…:]? \p{L}{2,}|^\p{Lu}\p{Ll}+\b(?![A-Z:])/u;
/** Names of the product and of keys, which are the same in every language. */
const NAMES = /^\s*(?:Noctuary)?\s*$/;
/** Calls whose texts are selectors, or names of the platform. */
const PLATFORM =
  /^(?:querySelector|querySelectorAll|closest|matches|matchMedia|getBy\w+|addEventListener|removeEventListener|on|off|set|get|has|test)$/;

/** A comment before what is no message: names of keys, of fields, of platforms, values in addresses. */
const SAME = /\bsame in every language\b/i;

/**
 * The texts of a source that readers see and that are not messages, apart from what a comment "same in every language"
 * stands before: the statement, the property or the element that follows.
 *
 * @param {string} file its name
 * @param {string} code
 * @returns {string[]}
 */
export function textsOutsideMessages(file, code) {
  /** @type {string[]} */
  const found = [];
  const { tree, comments } = parsed(file, code);
  const marked = new Set(
    comments.filter(({ value }) => SAME.test(value)).map(({ end }) => codeAfter(end, comments, code)),
  );
  walk(tree, [], (node, parents) => {
    const text = textOf(node);
    if (text === null || NAMES.test(text)) return;
    const begins = [
      ...parents.slice(1).map(({ start }) => start),
      node.end - code.slice(node.start, node.end).trimStart().length,
    ];
    if (marked.size > 0 && begins.some((at) => marked.has(lineAt(code, at)))) return;
    if (node.type === 'JSXText' ? LETTERS.test(text) : isSeen(text, node, parents)) found.push(text.trim());
  });
  return found;
}

/**
 * @param {string} text
 * @param {Node} node
 * @param {Node[]} parents
 */
function isSeen(text, node, parents) {
  const around = parents.toReversed();
  // The name of a property.
  if (around[0]?.key === node || around[0]?.property === node) return false;
  // A choice between texts is shown where the choice is.
  const place = around.find(
    ({ type }) => !/^(?:Conditional|Logical|Parenthesized)Expression$|^TemplateLiteral$/.test(type),
  );
  for (const parent of around) {
    if (isOfProgram(parent)) return false;
    if (parent.type === 'JSXAttribute') return SEEN.test(nameOf(parent.name)) && LETTERS.test(text);
    if (/^(?:JSXElement|JSXFragment|Arrow|Function|Program)/.test(parent.type)) break;
  }
  return (place?.type === 'JSXExpressionContainer' ? LETTERS : WORDS).test(text);
}

/**
 * Whether what is in a node is for the program: names of modules, errors, comparisons, selectors, fields of a column's file.
 *
 * @param {Node} node
 */
function isOfProgram({ type, callee, operator, key }) {
  if (/^(?:Import|Export(?:All|Specifier)|SwitchCase|TS(?!As|Satisfies|NonNull))/.test(type)) return true;
  if (type === 'NewExpression') return nameOf(callee).endsWith('Error');
  if (type === 'BinaryExpression') return /^(?:[!=]==|in)$/.test(String(operator));
  if (type === 'Property') return nameOf(key) === 'source';
  return type === 'CallExpression' && PLATFORM.test(nameOf(callee?.property ?? callee));
}

/** @param {Node | string | undefined} node */
function nameOf(node) {
  if (typeof node !== 'object') return node ?? '';
  return typeof node.name === 'string' ? node.name : '';
}

/**
 * @typedef {object} Message
 * @property {string} key its path: "title", "keys.search"
 * @property {number} parameters
 */

/**
 * The messages of a catalogue's file: the properties of `export const messages`, and those of the objects in it.
 *
 * @param {string} file
 * @param {string} code
 * @returns {Message[]}
 */
export function messagesOf(file, code) {
  /** @type {Message[]} */
  const found = [];
  walk(treeOf(file, code), [], (node, parents) => {
    if (node.type === 'ObjectExpression' && nameOf(parents.at(-1)?.id) === 'messages')
      found.push(...messagesIn(node, ''));
  });
  return found;
}

/**
 * @param {Node} object
 * @param {string} path of the object, with a dot after it
 * @returns {Message[]}
 */
function messagesIn({ properties = [] }, path) {
  return properties.flatMap(({ key, value }) => {
    const own = `${path}${keyOf(key)}`;
    if (!isNode(value)) return [{ key: own, parameters: 0 }];
    const { type, params = [] } = /** @type {Node} */ (value);
    const inside = type === 'ObjectExpression' ? messagesIn(/** @type {Node} */ (value), `${own}.`) : [];
    return [{ key: own, parameters: params.length }, ...inside];
  });
}

/**
 * The name of a property: `title`, `'no captures'`.
 *
 * @param {Node | undefined} key
 */
export function keyOf(key) {
  return typeof key?.value === 'string' ? key.value : nameOf(key);
}

/**
 * What is wrong in a room's messages beyond what the compiler finds. A message in an object is used where its name occurs,
 * or where the object is read by a variable (`words.keys[key]`) or handed on whole (`words.neighbours`).
 *
 * @param {Message[]} english
 * @param {{ language: string, messages: Message[] }[]} others
 * @param {string[]} users the sources that may use the messages
 */
export function catalogueFaults(english, others, users) {
  const used = new Set(users.flatMap((code) => [...code.matchAll(/[.'](\w+)\b/g)].map(([, name = '']) => name)));
  const whole = new Set(
    users.flatMap((code) => [...code.matchAll(/\.(\w+)\b(?!\??\.\w|\['|\()/g)].map(([, name = '']) => name)),
  );
  const isUsed = (/** @type {string} */ key) => {
    const names = key.split('.');
    return used.has(names.at(-1) ?? '') || names.slice(0, -1).some((name) => whole.has(name));
  };
  const unused = english.filter(({ key }) => !isUsed(key)).map(({ key }) => `${key} is not used`);
  const dropped = others.flatMap(({ language, messages }) =>
    english
      .filter(({ key, parameters }) => messages.find((one) => one.key === key)?.parameters !== parameters)
      .map(({ key }) => `${key} has other arguments in "${language}"`),
  );
  return [...unused, ...dropped];
}

/** Two words of letters. */
const PHRASE = /\p{L}{2,}\S* .*\p{L}{2,}/u;
const THREE_WORDS = /\p{L}{2,}\S* .*\p{L}{2,}\S* .*\p{L}{2,}/u;
/** Calls whose first argument is a title. */
const TITLED = /^(?:test|it|describe|running|slow\w*|small\w*)$/;

/**
 * The texts of a catalogue's file that have at least two words: whole messages, and what stands between their values.
 *
 * @param {string} file
 * @param {string} code
 * @returns {string[]}
 */
export function phrasesOf(file, code) {
  /** @type {string[]} */
  const found = [];
  walk(treeOf(file, code), [], (node, parents) => {
    if (parents.some(({ type }) => type === 'ImportDeclaration')) return;
    const text = plain(textOf(node) ?? '');
    if (PHRASE.test(text)) found.push(text);
  });
  return found;
}

/**
 * The texts and patterns of a test that repeat two or more words of a message, apart from titles and errors of the program.
 *
 * @param {string} file
 * @param {string} code
 * @param {readonly string[]} phrases of all messages
 * @returns {string[]}
 */
export function repeatedMessages(file, code, phrases) {
  /** @type {string[]} */
  const found = [];
  const repeats = (/** @type {string} */ part) =>
    PHRASE.test(part) &&
    phrases.some(
      (phrase) =>
        phrase === part || (isLong(part) && phrase.includes(part)) || (isLong(phrase) && part.includes(phrase)),
    );
  walk(treeOf(file, code), [], (node, parents) => {
    const text = patternOf(node) ?? textOf(node);
    if (text === null || isApart(node, parents)) return;
    const parts = patternOf(node) === null ? [text] : text.split(/\\[a-zA-Z]|[[\](){}|^$+*?]|\\?\.[*+?]/);
    if (parts.some((part) => repeats(plain(part.replaceAll('\\', ''))))) found.push(text);
  });
  return found;
}

/**
 * Whether a text begins a sentence or has three words: two others, such as "of the", are in many texts.
 *
 * @param {string} text
 */
function isLong(text) {
  return /^\p{Lu}/u.test(text) || THREE_WORDS.test(text);
}

/** @param {string} text */
function plain(text) {
  return text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
}

/** @param {Node} node of a regular expression: its source */
function patternOf({ type, regex }) {
  return type === 'Literal' && regex !== undefined ? regex.pattern : null;
}

/**
 * Whether a text is no text of the page: a module's name, a title of tests, an error.
 *
 * @param {Node} node
 * @param {Node[]} parents
 */
function isApart(node, parents) {
  const inside = [...parents, node];
  return inside.some(({ type, callee, arguments: given }, at) => {
    if (type.startsWith('Import')) return true;
    if (type === 'NewExpression') return nameOf(callee).endsWith('Error');
    return type === 'CallExpression' && given?.[0] === inside[at + 1] && TITLED.test(rootNameOf(callee));
  });
}

/** @param {Node | undefined} callee `test` of `test.each(…)` @returns {string} */
function rootNameOf(callee) {
  const inner = callee?.object ?? callee?.callee;
  return inner === undefined ? nameOf(callee) : rootNameOf(inner);
}

/**
 * A node of the syntax tree (ESTree with JSX and TypeScript), as far as it is read here.
 *
 * @typedef {object} Node
 * @property {string} type
 * @property {number} start
 * @property {number} end
 * @property {unknown} [value]
 * @property {string | Node} [name]
 * @property {string} [operator]
 * @property {Node} [callee]
 * @property {Node} [object]
 * @property {Node[]} [arguments]
 * @property {{ pattern: string }} [regex]
 * @property {Node} [property]
 * @property {Node} [id]
 * @property {Node} [key]
 * @property {Node[]} [properties]
 * @property {Node[]} [params]
 * @property {Node[]} [body]
 * @property {Node} [init]
 * @property {Node[]} [quasis]
 * @property {Node[]} [expressions]
 * @property {Node} [expression]
 * @property {Node[]} [children]
 */

/**
 * @param {string} file
 * @param {string} code
 */
export function treeOf(file, code) {
  return parsed(file, code).tree;
}

/**
 * @param {string} file
 * @param {string} code
 */
function parsed(file, code) {
  const { program, comments } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return { tree: /** @type {Node} */ (/** @type {unknown} */ (program)), comments };
}

/**
 * The line of the first code after a comment.
 *
 * @param {number} end of the comment
 * @param {{ start: number, end: number }[]} comments
 * @param {string} code
 * @returns {number}
 */
function codeAfter(end, comments, code) {
  const rest = code.slice(end);
  // Between elements, a comment stands in braces.
  const start = end + (/^\}?\s*/.exec(rest)?.[0].length ?? 0);
  const next = comments.find((one) => one.start === start);
  return next === undefined ? lineAt(code, start) : codeAfter(next.end, comments, code);
}

/**
 * @param {string} code
 * @param {number} offset
 */
function lineAt(code, offset) {
  return code.slice(0, offset).split('\n').length;
}

/** @param {Node} node */
function textOf({ type, value }) {
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : null;
  if (type !== 'TemplateElement') return null;
  return /** @type {{ cooked: string | null }} */ (value).cooked;
}

/** @param {unknown} value */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * @param {Node} node
 * @param {Node[]} parents
 * @param {(node: Node, parents: Node[]) => void} visit
 */
function walk(node, parents, visit) {
  visit(node, parents);
  const inside = [...parents, node];
  for (const value of Object.values(node).flat()) {
    if (isNode(value)) walk(/** @type {Node} */ (value), inside, visit);
  }
}
