import type { exportOffer } from './export-offer.ts';

/** What can be ordered: formats with what is known of them, the names of filters and of options. */
interface DescribedOffer {
  formats: readonly ({ name: string; label: string } & Partial<(typeof exportOffer)['formats'][number]>)[];
  filters: readonly string[];
  options: readonly string[];
  /** the forms of the option `people` */
  people?: readonly string[];
}

/**
 * What OPTIONS of the exports says under `actions`: the fields of an order, in the form in which services of this interface
 * describe theirs (Django REST framework, `SimpleMetadata`): a choice of formats, and the names of filters and options as
 * `children`. Ours says more of each format.
 */
export function orderDescription({ formats, filters, options, people }: DescribedOffer) {
  const children = (names: readonly string[]) => ({
    type: 'nested object',
    required: false,
    children: Object.fromEntries(names.map((name): [string, object] => [name, { type: 'field', required: false }])),
  });
  const written = children(options);
  if (people !== undefined)
    written.children['people'] = {
      type: 'choice',
      required: false,
      choices: people.map((value) => ({ value, display_name: value })),
    };
  return {
    POST: {
      format: {
        type: 'choice',
        required: true,
        choices: formats.map(({ name, label, ...facts }) => ({ value: name, display_name: label, ...facts })),
      },
      project: { type: 'field', required: true },
      filters: children(filters),
      options: written,
    },
  };
}
