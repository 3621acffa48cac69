import { imageFolders, imagePreview, imageSources } from '#contract/images/image-answers.ts';
import {
  imageCheckRequest,
  imageIndexRequest,
  imagePlaces,
  imagePreviewRequest,
  imageRemoval,
} from '#contract/images/image-requests.ts';
import { FORMAT } from './describe-list-parameters.ts';
import { OWN_ID } from './describe-publication.ts';
import { answer, NO_RIGHT, NOT_FOUND, REFUSED, REFUSED_WRITING } from './documented-answers.ts';
import { bodyOf, schemaOf } from './record-schemas.ts';

type Document = Record<string, unknown>;

const WRITING = { ...REFUSED_WRITING, ...NO_RIGHT };
const BUSY = {
  409: answer(
    'Another process works on the folder, or what was said of it has changed, or Noctuary-Service names another service.',
    '#/components/schemas/error',
  ),
};
const JOB = { 201: answer('The job, which has begun.', '#/components/schemas/job') };

/** Ours: folders of images that are looked at and indexed. */
export const IMAGE_PATHS: Record<string, Document> = {
  '/api/v2/images/': {
    get: {
      tags: ['images'],
      operationId: 'get_images',
      summary:
        'the storage sources that are folders of images, each with its job; `user_permissions` has `create` for who may add them',
      parameters: [FORMAT],
      responses: { 200: answer('The sources.', undefined, schemaOf(imageSources)), ...REFUSED },
    },
    post: {
      tags: ['images'],
      operationId: 'index_images',
      summary: 'indexes a folder below one of NOCTUARY_IMAGE_ROOTS; only for who may write',
      parameters: [FORMAT],
      requestBody: bodyOf(imageIndexRequest),
      responses: { ...JOB, ...WRITING, ...BUSY },
    },
  },
  '/api/v2/images/folders/': {
    get: {
      tags: ['images'],
      operationId: 'list_folders',
      summary: 'the folders in a folder; only for who may write',
      parameters: [
        { name: 'folder', in: 'query', description: 'absolute path; without it the roots', schema: { type: 'string' } },
        FORMAT,
      ],
      responses: {
        200: answer('The folders.', undefined, schemaOf(imageFolders)),
        ...NOT_FOUND,
        ...REFUSED,
        ...NO_RIGHT,
      },
    },
  },
  '/api/v2/images/preview/': {
    post: {
      tags: ['images'],
      operationId: 'preview_images',
      summary: 'what indexing a folder would make of it; stores nothing; only for who may write',
      parameters: [FORMAT],
      requestBody: bodyOf(imagePreviewRequest),
      responses: {
        200: answer('The preview, within 20 seconds, perhaps of a part.', undefined, schemaOf(imagePreview)),
        ...WRITING,
        ...BUSY,
      },
    },
  },
  '/api/v2/storage/{id}/check/': {
    post: {
      tags: ['images'],
      operationId: 'check_images',
      summary: 'indexes a source again, as it was or with another mapping; only for who may write',
      parameters: [OWN_ID, FORMAT],
      requestBody: bodyOf(imageCheckRequest),
      responses: { ...JOB, ...NOT_FOUND, ...WRITING, ...BUSY },
    },
  },
  '/api/v2/storage/{id}/removal/': {
    get: {
      tags: ['images'],
      operationId: 'get_removal',
      summary: 'what goes with a source that is removed; only for who may write',
      parameters: [OWN_ID, FORMAT],
      responses: {
        200: answer('The numbers.', undefined, schemaOf(imageRemoval)),
        ...NOT_FOUND,
        ...REFUSED,
        ...NO_RIGHT,
      },
    },
    post: {
      tags: ['images'],
      operationId: 'remove_images',
      summary: 'removes a source with what goes with it, where the numbers are still the same; only for who may write',
      parameters: [OWN_ID, FORMAT],
      requestBody: bodyOf(imageRemoval),
      responses: { ...JOB, ...NOT_FOUND, ...WRITING, ...BUSY },
    },
  },
  '/api/v2/storage/{id}/places/': {
    put: {
      tags: ['images'],
      operationId: 'put_places',
      summary: 'writes where deployments of a source are, all of them or none; only for who may write',
      parameters: [OWN_ID, FORMAT],
      requestBody: bodyOf(imagePlaces),
      responses: {
        200: answer('What was written.', undefined, schemaOf(imagePlaces)),
        ...NOT_FOUND,
        ...WRITING,
      },
    },
  },
};
