import { askCredentials } from '#service/load/ask-credentials.ts';
import { logIn } from '#service/load/log-in.ts';
import { loadHelp, readLoadArguments, type LoadRequest } from '#service/load/load-arguments.ts';
import { MuchSetAside, NothingUsable } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { readSettings } from '#service/settings.ts';
import type { CommandPlace } from './command-place.ts';
import { KEPT_WHEN_STOPPED, runCommand, type CommandTerminal } from './run-command.ts';
import { sayHelp } from './say-help.ts';

/** `noctuary load`: fills the database. */
export function loadCommand(words: readonly string[], place: CommandPlace): Promise<void> {
  return runCommand((terminal) => load(words, place, terminal), {
    failureOf: (error, message) => ({
      text: error instanceof MuchSetAside ? message : `The load failed: ${message}`,
      // 2 where records were read, but none of them could be used, or more than one in ten of a table could not.
      code: error instanceof NothingUsable || error instanceof MuchSetAside ? 2 : 1,
    }),
    stopped: KEPT_WHEN_STOPPED,
  });
}

/** Reads the command line and the settings, and loads. @returns the exit code: 0 where everything was loaded */
async function load(words: readonly string[], place: CommandPlace, terminal: CommandTerminal): Promise<number> {
  const command = place.calledAs('load');
  const request = readLoadArguments(words, place.typedIn, command);
  if (request.what === 'help') {
    return sayHelp(loadHelp(command), words);
  }
  const { databaseLocation, dataFolder } = readSettings(place.environment, place);
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
