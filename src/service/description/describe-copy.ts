import { copyRequest, copyStatus } from '#contract/copy/copy-status.ts';
import { FORMAT } from './describe-list-parameters.ts';
import { answer, NO_RIGHT, NOT_FOUND, REFUSED, REFUSED_WRITING } from './documented-answers.ts';
import { schemaOf } from './record-schemas.ts';

type Document = Record<string, unknown>;

const STATUS = {
  200: answer('What the copy says of itself; times are in UTC.', undefined, schemaOf(copyStatus)),
  ...NOT_FOUND,
};

/** Ours: a copy of another service. */
export const COPY_PATHS: Record<string, Document> = {
  '/api/v2/copy/': {
    get: {
      tags: ['copy'],
      operationId: 'get_copy',
      summary:
        'of a copy of another service: how far it is, what it lacks, what it asks; `user_permissions` has `change` for who may tell it something',
      parameters: [FORMAT],
      responses: { ...STATUS, ...REFUSED },
    },
    post: {
      tags: ['copy'],
      operationId: 'tell_copy',
      summary: 'makes the copy look now, pause or go on, or answers its question; only for who may write',
      parameters: [FORMAT],
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(copyRequest, 'input') } } },
      responses: {
        ...STATUS,
        ...REFUSED_WRITING,
        ...NO_RIGHT,
        409: answer(
          'The copy is paused, or does not ask this any more, or Noctuary-Service names another service.',
          '#/components/schemas/error',
        ),
      },
    },
  },
};
