import { indexHelp, readIndexArguments } from '#service/images/index-arguments.ts';
import { runIndex } from '#service/images/run-index.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { readSettings } from '#service/settings.ts';
import type { CommandPlace } from './command-place.ts';
import { KEPT_WHEN_STOPPED, runCommand } from './run-command.ts';
import { sayHelp } from './say-help.ts';

/** `noctuary index`: makes sessions and captures of images. */
export function indexCommand(words: readonly string[], place: CommandPlace): Promise<void> {
  const called = place.calledAs('index');
  return runCommand(
    async (terminal) => {
      const command = readIndexArguments(words, place.typedIn, called);
      if (command.what === 'help') {
        return sayHelp(indexHelp(called), words);
      }
      const { databaseLocation, dataFolder, bucketAccess } = readSettings(place.environment, place);
      const options = { databaseLocation, dataFolder, bucketAccess, proxyFor: environmentProxy };
      return runIndex(command, { ...options, ...terminal });
    },
    {
      failureOf: (_error, message) => ({ text: `The images were not indexed: ${message}`, code: 1 }),
      stopped: KEPT_WHEN_STOPPED,
    },
  );
}
