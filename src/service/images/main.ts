import { runCommand } from '#service/load/run-command.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { readSettings } from '#service/settings.ts';
import { INDEX_HELP, readIndexArguments } from './index-arguments.ts';
import { runIndex } from './run-index.ts';

await runCommand(
  async (terminal) => {
    // npm runs this in the project's folder; INIT_CWD is the user's folder.
    const command = readIndexArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
    if (command.what === 'help') {
      console.log(INDEX_HELP);
      return 0;
    }
    const { databaseLocation, dataFolder, bucketAccess } = readSettings(process.env, process.cwd());
    const options = { databaseLocation, dataFolder, bucketAccess, proxyFor: environmentProxy };
    return runIndex(command, { ...options, ...terminal });
  },
  (_error, message) => ({ text: `The images were not indexed: ${message}`, code: 1 }),
);
