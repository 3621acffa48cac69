import { parseArgs, type ParseArgsConfig } from 'node:util';
import { LoadError } from './load-error.ts';

/**
 * Parses the words of a command.
 *
 * @param command how it is called: "noctuary load"
 *
 * @throws LoadError naming the word that is wrong
 */
export function parseWords<Config extends ParseArgsConfig>(
  config: Config,
  command: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // "Unknown option '--form'. To specify a positional …": only the first sentence is useful.
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : [];
    throw new LoadError(`${sentence.replace(/\.$/, '')}: ${command} --help shows what there is.`, { cause: error });
  }
}
