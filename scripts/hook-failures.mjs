// A reporter of vitest, since its JSON names no error of a hook: writes those of suites to the file FAILED_HOOKS names.
import { writeFileSync } from 'node:fs';

/** @typedef {import('vitest/node').TestSuite} TestSuite */

// vitest takes the default export.
// oxlint-disable-next-line import/no-default-export
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
