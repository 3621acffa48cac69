import type { CopyRequest } from '#contract/copy/copy-status.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { copyTime, storedCopy, type CopyAnswer, type CopyState } from './copy-state.ts';

/**
 * Tells the copy what to do; the process that follows reads it within a second.
 *
 * @returns why it cannot be done now; null: it was told
 */
export async function tellCopy(database: Database, request: CopyRequest): Promise<string | null> {
  const copy = await storedCopy(database);
  if (copy === null) return 'This database is no copy.';
  if (request.do === 'look' && copy.isPaused) return 'The copy is paused: let it go on, then it looks.';
  const question = copy.answer === null ? copy.state.question : null;
  if (request.do === 'look' && question !== null) return 'The copy asks a question: answer it, then it looks.';
  if (request.do === 'answer' && (question?.key !== request.question || question.asked_at !== request.asked_at))
    return 'The copy does not ask this any more: look at it again.';
  const { source } = copy;
  await inShortTransaction(database, (transaction) =>
    transaction.updateTable('copy_state').set(columnsFor(request)).where('source', '=', source).execute(),
  );
  return null;
}

function columnsFor(request: CopyRequest) {
  switch (request.do) {
    case 'look':
      return { looks_wanted: 1 };
    case 'pause':
      return { is_paused: 1, looks_wanted: 0 };
    case 'go_on':
      return { is_paused: 0 };
    case 'answer': {
      const { question, asked_at, answer } = request;
      // With projects that are gone kept, the others are read.
      const isLookWanted = answer === 'take' || question === 'project_gone';
      return { answer: JSON.stringify({ question, asked_at, answer }), looks_wanted: isLookWanted ? 1 : 0 };
    }
  }
}

/**
 * Takes an answer to the question that the copy asks; one to another question is dropped.
 *
 * @returns the answer; null: it was dropped
 */
export function decide(state: CopyState, { answer, asked_at }: CopyAnswer): CopyAnswer['answer'] | null {
  const { question, asked } = state;
  if (question === null || asked === null || question.asked_at !== asked_at) return null;
  state.question = null;
  state.asked = null;
  if (answer === 'take') {
    state.passes = [...state.passes, ...asked.allows];
    return answer;
  }
  // What was taken before, of this or another difference, may not be what it was.
  state.passes = [];
  state.kept = { key: question.key, digest: asked.digest, detail: question.detail, at: copyTime(Date.now()) };
  return answer;
}
