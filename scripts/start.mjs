// npm start: builds what has changed since the last build, then is the service: signals reach it with nothing between.
import { endWithNpm } from './end-with-npm.mjs';
import { runScript } from './run-command.mjs';

endWithNpm();
process.exitCode = await runScript('scripts/build.mjs', ['--if-changed']);
if (process.exitCode === 0) {
  process.setSourceMapsEnabled(true);
  // Neither tsc nor knip should read what the build writes.
  const service = new URL('../build/service/main.js', import.meta.url).href;
  // oxlint-disable-next-line import/no-dynamic-require
  await import(service);
}
