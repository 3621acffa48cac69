/**
 * Prints the help of a part that needs parameters. Without any it is an error: a script that lost its parameters must not
 * take it for done.
 *
 * @returns the exit code
 */
export function sayHelp(help: string, words: readonly string[]): number {
  if (words.length > 0) {
    console.log(help);
    return 0;
  }
  console.error(help);
  return 1;
}
