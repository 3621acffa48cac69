/**
 * How a field differs from the interface: it is absent, null where the interface has a value, of another form that was
 * read all the same, or of a form without meaning. All but `form` read as "not reported".
 */
export type DeviationKind = 'absent' | 'null' | 'form' | 'meaningless';

/** A field that differs in some records of a list. */
export interface Deviation {
  /** its path: `deployment.name`, `jobs[].status` */
  field: string;
  kind: DeviationKind;
  /** id of the first such record; null where it has none */
  recordId: number | null;
  /** the value there as JSON, shortened; empty where the field is absent */
  example: string;
}

const LONGEST_EXAMPLE = 60;

/** Collects the deviations of the records of a list. */
export class Deviations {
  /** by field and kind */
  readonly #byField = new Map<string, Deviation>();
  /** the record that is being read */
  recordId: number | null = null;

  get all(): readonly Deviation[] {
    return [...this.#byField.values()];
  }

  note(field: string, kind: DeviationKind, value: unknown): void {
    const key = `${field} ${kind}`;
    if (this.#byField.has(key)) return;
    const example = kind === 'absent' ? '' : (JSON.stringify(value) ?? '').slice(0, LONGEST_EXAMPLE);
    this.#byField.set(key, { field, kind, recordId: this.recordId, example });
  }

  /** Adds those of other records of the same list. */
  add(others: readonly Deviation[]): void {
    for (const other of others) {
      const key = `${other.field} ${other.kind}`;
      if (!this.#byField.has(key)) this.#byField.set(key, other);
    }
  }
}
