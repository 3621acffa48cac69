import { askCredentials } from './ask-credentials.ts';
import { logIn } from './log-in.ts';
import { LOAD_HELP, readLoadArguments, type LoadRequest } from './load-arguments.ts';
import { MuchSetAside, NothingUsable } from './load-error.ts';
import { runLoad } from './run-load.ts';
import { runCommand, type CommandTerminal } from './run-command.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { readSettings } from '#service/settings.ts';

await runCommand(load, (error, message) => ({
  text: error instanceof MuchSetAside ? message : `The load failed: ${message}`,
  // 2 where records were read, but none of them could be used, or more than one in ten of a table could not.
  code: error instanceof NothingUsable || error instanceof MuchSetAside ? 2 : 1,
}));

/** Reads the command line and the environment, and loads. @returns the exit code: 0 where everything was loaded */
async function load(terminal: CommandTerminal): Promise<number> {
  // npm runs this in the project's folder; INIT_CWD is the user's folder.
  const request = readLoadArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (request.what === 'help') {
    console.log(LOAD_HELP);
    return 0;
  }
  const { databaseLocation, dataFolder } = readSettings(process.env, process.cwd());
  const options = { databaseLocation, dataFolder, ...terminal, proxyFor: environmentProxy };
  const isWhole = await runLoad(await withToken(request, terminal), options);
  return isWhole ? 0 : 1;
}

/** With the token of the service, where `--login` is given. It is not ended after the load: other programs may use it. */
async function withToken<Request extends LoadRequest>(
  request: Request,
  { signal, end }: CommandTerminal,
): Promise<Request> {
  if (request.what !== 'service' || request.login !== true) return request;
  const { stdin: input, stdout: output } = process;
  const credentials = await askCredentials({ input, output, signal, onInterrupt: end });
  const token = await logIn(request.base, credentials, { signal, proxyFor: environmentProxy });
  return { ...request, token };
}
