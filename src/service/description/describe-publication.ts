import { publication, publicationRecord } from '#contract/exports/publication.ts';
import { LARGEST_ID } from '#contract/records/record-id.ts';
import { FORMAT } from './describe-list-parameters.ts';
import { answer, NOT_FOUND, NO_RIGHT, REFUSED, REFUSED_WRITING } from './documented-answers.ts';
import { schemaOf } from './record-schemas.ts';

type Document = Record<string, unknown>;

/** The id in the path of a record. */
export const OWN_ID: Document = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
};

/** What packages that are published say of a project. */
export const PUBLICATION_PATHS: Record<string, Document> = {
  '/api/v2/projects/{id}/publication/': {
    get: {
      tags: ['projects'],
      operationId: 'get_publication',
      summary:
        'what packages that are published say of a project; `user_permissions` has `update` for who may write it',
      parameters: [OWN_ID, FORMAT],
      responses: {
        200: answer(
          'What is kept for the project; empty where nothing was written.',
          undefined,
          schemaOf(publicationRecord),
        ),
        ...NOT_FOUND,
        ...REFUSED,
      },
    },
    put: {
      tags: ['projects'],
      operationId: 'put_publication',
      summary: 'writes it, in place of all that was kept; only for who may write',
      parameters: [OWN_ID, FORMAT],
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(publication, 'input') } } },
      responses: {
        200: answer('What is kept now.', undefined, schemaOf(publicationRecord)),
        ...NOT_FOUND,
        ...REFUSED_WRITING,
        ...NO_RIGHT,
      },
    },
  },
};
