import { SOURCE_TOKEN_HEADER } from '#contract/copy/copy-status.ts';
import { sourceLogin, sourceOrder } from '#contract/copy/source-requests.ts';
import { FORMAT } from './describe-list-parameters.ts';
import { answer, NOT_FOUND, REFUSED_WRITING } from './documented-answers.ts';
import { bodyOf } from './record-schemas.ts';

type Document = Record<string, unknown>;

const ERROR = '#/components/schemas/error';
const AWAY = {
  403: answer('The source refuses the token, or the request comes from a page of another origin.', ERROR),
  502: answer('The source cannot be reached, or answers with something else; the answer says with what.', ERROR),
  504: answer('The source did not answer in time.', ERROR),
};

/** Ours: what a copy of another service hands on to it. */
export const THROUGH_COPY_PATHS: Record<string, Document> = {
  '/api/v2/copy/exports/': {
    post: {
      tags: ['copy'],
      operationId: 'order_at_source',
      summary: 'of a copy of another service: orders an export there; ids are those here',
      parameters: [
        FORMAT,
        {
          name: SOURCE_TOKEN_HEADER,
          in: 'header',
          description: 'the token of the reader there; it is handed on, and neither logged nor stored',
          schema: { type: 'string' },
        },
      ],
      requestBody: bodyOf(sourceOrder),
      responses: {
        201: answer('The record of the source, with its ids and addresses.', undefined, { type: 'object' }),
        ...REFUSED_WRITING,
        ...NOT_FOUND,
        ...AWAY,
      },
    },
  },
  '/api/v2/copy/login/': {
    post: {
      tags: ['copy'],
      operationId: 'log_in_at_source',
      summary: 'of a copy of another service: a token of the reader there, for orders',
      parameters: [FORMAT],
      requestBody: bodyOf(sourceLogin),
      responses: {
        200: answer('The token.', undefined, {
          type: 'object',
          properties: { auth_token: { type: 'string' } },
          required: ['auth_token'],
        }),
        ...REFUSED_WRITING,
        ...NOT_FOUND,
        ...AWAY,
      },
    },
  },
};
