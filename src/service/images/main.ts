import { runCommand } from '#service/load/run-command.ts';
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
    const { databaseLocation, dataFolder } = readSettings(process.env, process.cwd());
    return runIndex(command, { databaseLocation, dataFolder, ...terminal });
  },
  (_error, message) => ({ text: `The folder was not indexed: ${message}`, code: 1 }),
);
