// A reporter of vitest, whose JSON has no errors of hooks: writes these to the file that FAILED_HOOKS names.
import { writeFileSync } from 'node:fs';

/** @typedef {import('vitest/node').TestSuite} TestSuite */

export default class HookFailures {
  /** @type {Record<string, string[]>} messages by the test file's path */
  #messages = {};

  /** @param {TestSuite} suite */
  onTestSuiteResult(suite) {
    for (const { message, stack } of suite.errors()) {
      const said = `${suite.fullName}\n${message}\n${stack ?? ''}`;
      (this.#messages[suite.module.moduleId] ??= []).push(said);
    }
  }

  onTestRunEnd() {
    const file = process.env['FAILED_HOOKS'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#messages));
  }
}
