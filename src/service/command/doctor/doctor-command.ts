import { parseWords } from '#service/load/parse-words.ts';
import { dataFolderIn } from '#service/settings-file.ts';
import { readSettings, settingsInForce, type Settings } from '#service/settings.ts';
import type { CommandPlace } from '#service/command/command-place.ts';
import { runCommand } from '#service/command/run-command.ts';
import { lookAtData } from './look-at-data.ts';
import { lookAround } from './look-around.ts';
import { Findings } from './findings.ts';
import { ownVersions } from './own-versions.ts';

const OPTIONS = { help: { type: 'boolean', short: 'h' } } as const;

const help = (command: string) => `${command}

Says which versions run, where the data is and whether it is sound, how much room there is, which settings are in force
(without secrets), and whether what they name is reachable. It changes nothing, and the service may run.

  --help  this text

Exit code 0: no problem was found; 1: each is a line that begins with "Problem:".`;

/** `noctuary doctor`: says how the program and its data are. */
export function doctorCommand(words: readonly string[], place: CommandPlace): Promise<void> {
  return runCommand(
    async ({ say, signal }) => {
      const command = place.calledAs('doctor');
      if (parseWords({ args: [...words], options: OPTIONS }, command).values.help === true) {
        console.log(help(command));
        return 0;
      }
      const findings = new Findings(say);
      findings.line(await ownVersions(findings));
      const settings = settingsOf(place, findings);
      await lookAtData(dataFolderIn(place.environment, place), settings, { place, findings, signal });
      sayGiven(place, findings);
      if (settings !== null) await lookAround(settings, findings);
      findings.line(findings.summary());
      return findings.problems === 0 ? 0 : 1;
    },
    {
      failureOf: (_error, message) => ({ text: `The look was not finished: ${message}`, code: 1 }),
      stopped: { inOrder: 'Stopped.', atOnce: 'Stopped.' },
    },
  );
}

/** Null where they are invalid: the service would not start. */
function settingsOf(place: CommandPlace, findings: Findings): Settings | null {
  try {
    return readSettings(place.environment, place);
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
    for (const line of lines) findings.problem(line);
    return null;
  }
}

function sayGiven(place: CommandPlace, findings: Findings): void {
  const words = { environment: 'environment', file: 'noctuary.json' };
  try {
    const given = settingsInForce(place.environment, place);
    findings.line(given.length === 0 ? 'Settings: all as by default' : 'Settings that are not as by default:');
    for (const { name, value, from } of given) findings.line(`  ${name}=${value} (${words[from]})`);
  } catch {
    // The file cannot be read, which was said.
  }
}
