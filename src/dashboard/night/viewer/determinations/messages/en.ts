import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Determinations',
  boxes: 'Boxes',
  boxesKey: 'Show or hide the boxes over the image (B)',
  score: 'Score',
  scoreMeans: 'The score of the determination, from 0 to 1',
  here: (score: string) => `${score} on this capture`,
  person: 'person',
  by: { person: 'by a person', model: 'by a model' },
  byName: { person: (name: string) => `by ${name}`, model: (name: string) => `by the model ${name}` },
  modelSaid: (taxon: string) => `the model said ${taxon}`,
  modelSaidWith: (taxon: string, score: string) => `the model said ${taxon} (${score})`,
  noTaxon: 'Not determined',
  individual: (id: string) => `individual ${id}`,
  withoutBox: 'no box',
  noBoxes: 'The server gives no boxes for this capture.',
  fewerSent: (some: string, all: number) =>
    plural(all, { one: `${some} of # detection was sent.`, other: `${some} of # detections were sent.` }),
  none: 'No detections on this capture.',
  loading: 'Loading …',
  whilePlaying: 'Shown when playback stops.',
  notLoaded: (reason: string) => `Could not be loaded: ${reason}`,
  notServed: 'The server gives no determinations of a single capture.',
  around: 'In view around this time. The server gives no determinations of a single capture.',
  someListed: (some: string, all: string) => `${some} of ${all} listed, the highest scores first.`,
};

export type Messages = typeof messages;
