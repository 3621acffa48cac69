// npm start: builds what has changed since the last build, then is the process that watches the service: signals reach it
// with nothing between.
import { endWithNpm } from './end-with-npm.mjs';
import { runScript } from './run-command.mjs';

endWithNpm();
process.exitCode = await runScript('scripts/build.mjs', ['--if-changed']);
if (process.exitCode === 0) {
  // Handed on to the process that is the service.
  process.execArgv.push('--enable-source-maps');
  // A computed address, so that neither tsc nor knip reads the build's output.
  const service = new URL('../build/service/noctuary.js', import.meta.url).href;
  // oxlint-disable-next-line import/no-dynamic-require
  await import(service);
}
