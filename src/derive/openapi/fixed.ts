import { type Operation, object, ref } from './operation.ts'

const text = { type: 'string' }

/** The calls that do not belong to an area. */
export const fixedOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/home/getTxt/public',
    id: 'publicSettings',
    tag: 'settings',
    summary: 'Where the public settings are',
    isPublic: true,
    answer: {
      description:
        'The address of a JSON file whose `adminSettings` is a list of settings; the first entry counts.',
      schema: object({ generalTxt: { type: 'string', format: 'uri' } }),
    },
  },
  {
    method: 'post',
    path: '/files',
    id: 'upload',
    tag: 'files',
    summary: 'Upload a file',
    description:
      'JPEG, PNG, WebP and AVIF are decoded and written anew as WebP; PDF, CSV and plain text stay as they are. A picture with `as=document` has no public address.',
    parameters: [{ name: 'as', in: 'query', schema: { type: 'string', enum: ['document'] } }],
    body: { type: 'multipart/form-data', schema: object({ file: { type: 'string', format: 'binary' } }) },
    answer: { status: 201, description: 'The file is kept.', schema: ref('StoredFile') },
  },
  {
    method: 'get',
    path: '/files/{id}/{width}.webp',
    id: 'picture',
    tag: 'files',
    summary: 'A picture in one of its widths',
    isPublic: true,
    parameters: [
      'id',
      { name: 'width', in: 'path', required: true, schema: { type: 'integer', enum: [96, 320, 640, 1280] } },
    ],
    answer: {
      description: 'It never changes.',
      type: 'image/webp',
      schema: { type: 'string', format: 'binary' },
    },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/files/{id}/download',
    id: 'download',
    tag: 'files',
    summary: 'A file as an attachment',
    parameters: ['id'],
    answer: {
      description: 'The whole file, for whoever brought it or may see a record and a field that holds it.',
      type: 'application/octet-stream',
      schema: { type: 'string', format: 'binary' },
    },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/openapi.json',
    id: 'openapi',
    tag: 'documentation',
    summary: 'This document',
    isPublic: true,
    answer: { description: 'OpenAPI 3.1.', schema: { type: 'object' } },
  },
  {
    method: 'get',
    path: '/docs',
    id: 'docs',
    tag: 'documentation',
    summary: 'This document, for reading',
    isPublic: true,
    answer: { description: 'A page.', type: 'text/html', schema: text },
  },
  {
    method: 'get',
    path: '/docs/{tag}',
    id: 'docsOfTag',
    tag: 'documentation',
    summary: 'One part of it, for reading',
    isPublic: true,
    parameters: [{ name: 'tag', in: 'path', required: true, schema: text }],
    answer: { description: 'A page.', type: 'text/html', schema: text },
    refusals: [404],
  },
]
