import type { Messages } from '#dashboard/night/viewer/determinations/messages/en.ts';
import { scoreText } from '#dashboard/ui/text/score-text.ts';
import type { ShownDetection } from './shown-detections.ts';

/** Who gave the name, and what a model had said beside a person. */
export function byTexts(by: ShownDetection['by'], words: Messages): string[] {
  if (by === null) return [];
  const { who, name, modelSaid } = by;
  const text = name === '' ? words.by[who] : words.byName[who](name);
  if (modelSaid === null) return [text];
  const { name: said, score } = modelSaid;
  return [text, score === null ? words.modelSaid(said) : words.modelSaidWith(said, scoreText(score))];
}
