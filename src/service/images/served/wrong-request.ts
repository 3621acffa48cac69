import { LoadError } from '#service/load/load-error.ts';
import type { WrongField } from './image-task.ts';

/** A field of a request cannot be used; the message is one clear sentence. */
export class WrongRequest extends LoadError {
  readonly field: WrongField;

  constructor(field: WrongField, message: string) {
    super(message);
    this.field = field;
  }
}
