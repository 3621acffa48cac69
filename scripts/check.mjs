// npm run check: everything but the tests, one after the other, up to the first that fails.
import { run } from './run-command.mjs';

const CHECKS = ['format', 'lint', 'types', 'dead-code', 'build', 'budgets'];

for (const name of CHECKS) {
  console.log(`\n${name}`);
  const code = await run('npm', ['run', '--silent', name]);
  if (code !== 0) {
    console.error(`\nThe check stopped at "${name}"; npm run ${name} repeats it.`);
    process.exit(code);
  }
}
console.log(`\nAll is well: ${CHECKS.join(', ')}.`);
