import { missingInEnvironment } from '#service/settings-file.ts';
import { watchService } from '#service/watch-service.ts';
import { WATCHED, type CommandPlace } from './command-place.ts';
import { maySeeBrowser, openAddress } from './open-address.ts';
import { parseWords } from '#service/load/parse-words.ts';

const OPTIONS = { 'no-open': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } } as const;

const help = (place: CommandPlace) => `${place.calledAs('start')}

Starts the service, prints its address, and opens it in the browser, where there is a terminal and a screen. Ctrl C
stops it. Settings are variables of the environment, or are in noctuary.json in the data folder:
${place.usualFolder}, or what NOCTUARY_DATA names.

  --no-open  opens no browser
  --help     this text

If a service over the same data runs already, its address is opened. Exit code 0: it was stopped, or runs already; 1: it
was not started, and a sentence says why.`;

/** `noctuary`, `noctuary start`: watches the service, which is a process of its own. */
export function startCommand(words: readonly string[], place: CommandPlace): void {
  const { values } = parseWords({ args: [...words], options: OPTIONS }, place.calledAs('start'));
  if (values.help === true) {
    console.log(help(place));
    return;
  }
  const { environment, program } = place;
  const onAddress = async (address: string) => {
    const screen = { platform: process.platform, environment, isTerminal: process.stdout.isTTY };
    if (!values['no-open'] && maySeeBrowser(screen)) await openAddress(address);
  };
  watchService({
    program,
    mark: WATCHED,
    environment: { ...environment, ...missingInEnvironment(environment, place) },
    onAddress,
  });
}
