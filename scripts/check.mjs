// npm run check: all checks except the tests, one after the other, until one fails.
import { runNpm } from './run-command.mjs';

const CHECKS = [
  'format',
  'lint',
  'types',
  'messages',
  'dead-code',
  'build',
  'third-party',
  'budgets',
  'vulnerabilities',
];
/** Exit code of a check that could not run. */
const NOT_LOOKED = 2;

const done = [];
const notDone = [];
for (const name of CHECKS) {
  console.log(`\n${name}`);
  const code = await runNpm(['run', '--silent', name]);
  if (name === 'vulnerabilities' && code === NOT_LOOKED) {
    notDone.push(name);
    continue;
  }
  if (code !== 0) {
    console.error(`\nThe check stopped at "${name}"; npm run ${name} repeats it.`);
    process.exit(code);
  }
  done.push(name);
}
console.log(`\nAll is well: ${done.join(', ')}.`);
if (notDone.length > 0) console.error(`!!! Not checked: ${notDone.join(', ')}; see above.`);
