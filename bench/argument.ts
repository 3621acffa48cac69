/** The value after `--name` on the command line. */
export function argument(parameters: readonly string[], name: string, byDefault: string): string {
  const at = parameters.indexOf(`--${name}`);
  return at === -1 ? byDefault : (parameters[at + 1] ?? byDefault);
}
