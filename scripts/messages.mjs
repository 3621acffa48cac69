// npm run messages: checks that every text on screen is a message, that every message is used, that it takes the same
// arguments in every language, and that tests do not repeat it; `tsc` finds messages that are missing or of another type.
// Exits with 1 where one is wrong.
// npm run messages -- --export fr.json: writes all texts of a language into one file, for translators and their tools.
// npm run messages -- --import fr.json: takes the texts of such a file into the catalogues; where they have none in this
// language yet, as a new language.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogueFaults, messagesOf, phrasesOf, repeatedMessages, textsOutsideMessages } from './message-faults.mjs';
import { namesBelow } from './names-below.mjs';
import { root } from './run-command.mjs';
import { exportTexts, importTexts } from './translated-texts.mjs';

const DASHBOARD = join(root, 'src', 'dashboard');
const LANGUAGES = ['en', 'fr', 'es', 'da', 'ja'];
/** Names of columns, headings and tables that the design fixes. */
const FIXED = new Set([
  'Best capture',
  'Best score',
  'Deployment id',
  'First date',
  'Last checked',
  'Last date',
  'Latest job',
  'Sessions by deployment',
  'Storage sources',
]);
/** Texts of tests that are no texts of the page. */
const NOT_OF_PAGE = new Set([
  // Values in addresses and files.
  'indexed and empty',
  'never indexed',
  'no captures',
  'no flags',
  'sessions by deployment',
  'unusual number of captures',
  // What a service says, and the document itself.
  'as it is',
  'Not found.',
  'The scripts of this page could not be loaded.',
  // Made by the test.
  'Captures per 10',
  'Deployment map',
  'Detections per 10',
  'Long nights',
  'ML pipeline',
  'Show by',
  // A title.
  'the keyboard shortcuts',
]);

const [order, json] = process.argv.slice(2);
if (order === '--export') process.exit(exportTexts(json));
if (order === '--import') process.exit(await importTexts(json));

const files = namesBelow(DASHBOARD).filter((file) => /\.tsx?$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(join(DASHBOARD, file), 'utf8')]));
const isCatalogue = (/** @type {string} */ file) => /(?:^|\/)messages\/[a-z]{2}\.tsx?$/.test(file);

const faults = [...literals(), ...catalogues(), ...inTests()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('Every text is a message.');

/** The texts of the rooms that have messages, outside these. */
function literals() {
  return [...sources].flatMap(([file, code]) => {
    if (isCatalogue(file)) return [];
    return textsOutsideMessages(file, code).map(
      (text) => `src/dashboard/${file}: "${text}" is not a message, nor marked "same in every language"`,
    );
  });
}

/** Texts of tests that repeat a message: with another word in the message, the test would fail. */
function inTests() {
  const phrases = [...sources]
    .flatMap(([file, code]) => (/(?:^|\/)messages\/en\.tsx?$/.test(file) ? phrasesOf(file, code) : []))
    .filter((phrase) => !FIXED.has(phrase));
  const tests = ['dashboard', 'journeys', 'support/browser'].flatMap((folder) =>
    namesBelow(join(root, 'test', folder))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `test/${folder}/${file}`),
  );
  return tests.flatMap((file) =>
    repeatedMessages(file, readFileSync(join(root, file), 'utf8'), phrases)
      .filter((text) => !FIXED.has(bare(text)) && !NOT_OF_PAGE.has(bare(text)))
      .map((text) => `${file}: "${text}" repeats a message; use \`words\` of test/words.ts`),
  );
}

/** @param {string} text a text, or a pattern of a whole one */
function bare(text) {
  return text.replaceAll(/^\^|\$$/g, '');
}

/** What is wrong in the messages of each room. */
function catalogues() {
  return files
    .filter((file) => /(?:^|\/)messages\/en\.tsx?$/.test(file))
    .flatMap((file) => {
      const folder = dirname(file);
      const inLanguage = (/** @type {string} */ language) => {
        const own = files.find((one) => one.startsWith(`${folder}/${language}.ts`)) ?? '';
        return { language, messages: messagesOf(own, sources.get(own) ?? '') };
      };
      const [english, ...others] = LANGUAGES.map(inLanguage);
      const room = dirname(folder);
      const users = [...sources].filter(
        ([name, code]) =>
          !isCatalogue(name) &&
          (code.includes(`#dashboard/${folder}/`) || (dirname(name) === room && code.includes("'./messages/"))),
      );
      const codes = users.map(([, code]) => code);
      return catalogueFaults(english?.messages ?? [], others, codes).map(
        (fault) => `src/dashboard/${folder}: ${fault}`,
      );
    });
}
