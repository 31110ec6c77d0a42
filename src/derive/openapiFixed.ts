import {
  deviceSchema,
  emailTokenSchema,
  ownEventSchema,
  ownPreferencesSchema,
  preferencesSchema,
  profileChangeSchema,
  proofSchema,
  tokenSchema,
} from './account.ts'
import {
  codeSchema,
  credentialsSchema,
  invitationSchema,
  passwordChangeSchema,
  passwordSchema,
} from './credentials.ts'
import { inboxReadSchema, inboxSnoozeSchema } from './inbox.ts'
import { type JsonSchemas, namedSchema } from './jsonSchema.ts'
import { accountOperations } from './openapiAccount.ts'
import { listOf, type Operation, object, ref } from './openapiOperation.ts'
import { secondStepOperations } from './openapiSecondStep.ts'
import { tokenOperations } from './openapiTokens.ts'

const uuid = { type: 'string', format: 'uuid' }
const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const moment = { type: 'string', format: 'date-time' }
const empty = object({})

/** The calls that do not belong to an area. */
export const fixedOperations: readonly Operation[] = [
  {
    ...{
      method: 'post',
      path: '/auth/login',
      id: 'signIn',
      tag: 'sign-in',
      summary: 'Sign in',
      isPublic: true,
    },
    description:
      'A customer gets an answer too, with the type CUSTOMER and a token that opens nothing. Where the account has a second step, the right password alone is refused as `code-needed`, and the same call is made again with `code`: that of the authenticator app, or a recovery code.',
    body: {
      schema: ref('Credentials'),
      example: { authinfo: 'admin@atelier.test', password: 'atelier-demo', deviceToken: null },
    },
    answer: {
      description: 'A session has begun.',
      schema: object({ sessionToken: text, user: ref('User') }),
    },
    refusals: [401],
  },
  {
    ...{
      method: 'post',
      path: '/auth/logout',
      id: 'signOut',
      tag: 'sign-in',
      summary: 'Sign out',
      isPublic: true,
    },
    answer: { description: 'The session, if there was one, has ended.', schema: empty },
  },
  {
    ...{ method: 'get', path: '/auth/session', id: 'session', tag: 'sign-in', summary: 'Who is signed in' },
    answer: {
      description: 'The user, with their permissions as they are now.',
      schema: object({ user: ref('User') }),
    },
  },
  {
    ...{
      method: 'get',
      path: '/auth/password',
      id: 'passwordRule',
      tag: 'sign-in',
      summary: 'What a new password has to be',
    },
    answer: {
      description: 'The fewest characters that the shop asks for.',
      schema: object({ least: count }),
    },
  },
  {
    ...{
      method: 'post',
      path: '/auth/password',
      id: 'changePassword',
      tag: 'sign-in',
      summary: 'Change one’s password',
    },
    description: 'Ends all other sessions of the account.',
    body: {
      schema: ref('PasswordChange'),
      example: { current: 'atelier-demo', next: 'seven lamps on a pier' },
    },
    answer: { description: 'The password is changed.', schema: empty },
  },
  ...accountOperations,
  ...secondStepOperations,
  ...tokenOperations,
  {
    ...{
      method: 'post',
      path: '/auth/register',
      id: 'signUp',
      tag: 'sign-in',
      summary: 'Sign up',
      isPublic: true,
    },
    description: 'Always refused: accounts are made by those who run the shop.',
    answer: { description: 'Never answered.', schema: empty },
    refusals: [403],
  },
  {
    ...{
      method: 'post',
      path: '/auth/invitation',
      id: 'invitation',
      tag: 'sign-in',
      summary: 'Follow an invitation',
      isPublic: true,
    },
    description:
      'The token alone answers whose it is; with a password it is used up, and that person can sign in with the password.',
    body: { schema: ref('Invitation') },
    answer: {
      description: 'Whose invitation it is.',
      schema: object({ name: text, email: text, passwordLength: count }),
    },
    refusals: [404],
  },
  {
    ...{
      method: 'get',
      path: '/home/getTxt/public',
      id: 'publicSettings',
      tag: 'settings',
      summary: 'Where the public settings are',
      isPublic: true,
    },
    answer: {
      description:
        'The address of a JSON file whose `adminSettings` is a list of settings; the first entry counts.',
      schema: object({ generalTxt: { type: 'string', format: 'uri' } }),
    },
  },
  {
    ...{ method: 'post', path: '/files', id: 'upload', tag: 'files', summary: 'Upload a file' },
    description:
      'JPEG, PNG, WebP and AVIF are decoded and written anew as WebP; PDF, CSV and plain text stay as they are. A picture with `as=document` has no public address.',
    parameters: [{ name: 'as', in: 'query', schema: { type: 'string', enum: ['document'] } }],
    body: { type: 'multipart/form-data', schema: object({ file: { type: 'string', format: 'binary' } }) },
    answer: { status: 201, description: 'The file is kept.', schema: ref('StoredFile') },
  },
  {
    ...{
      method: 'get',
      path: '/files/{id}/{width}.webp',
      id: 'picture',
      tag: 'files',
      summary: 'A picture in one of its widths',
      isPublic: true,
    },
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
    ...{
      method: 'get',
      path: '/files/{id}/download',
      id: 'download',
      tag: 'files',
      summary: 'A file as an attachment',
    },
    parameters: ['id'],
    answer: {
      description: 'The whole file, for whoever brought it or may see a record and a field that holds it.',
      type: 'application/octet-stream',
      schema: { type: 'string', format: 'binary' },
    },
    refusals: [404],
  },
  {
    ...{
      method: 'get',
      path: '/openapi.json',
      id: 'openapi',
      tag: 'documentation',
      summary: 'This document',
      isPublic: true,
    },
    answer: { description: 'OpenAPI 3.1.', schema: { type: 'object' } },
  },
  {
    ...{
      method: 'get',
      path: '/docs',
      id: 'docs',
      tag: 'documentation',
      summary: 'This document, for reading',
      isPublic: true,
    },
    answer: { description: 'A page.', type: 'text/html', schema: text },
  },
  {
    ...{
      method: 'get',
      path: '/docs/{tag}',
      id: 'docsOfTag',
      tag: 'documentation',
      summary: 'One part of it, for reading',
      isPublic: true,
    },
    parameters: [{ name: 'tag', in: 'path', required: true, schema: text }],
    answer: { description: 'A page.', type: 'text/html', schema: text },
    refusals: [404],
  },
]

/** The schemas that are not those of an area's records. */
export function commonSchemas(codes: readonly string[]): JsonSchemas {
  return {
    ...namedSchema('Credentials', credentialsSchema, 'input'),
    ...namedSchema('PasswordChange', passwordChangeSchema, 'input'),
    ...namedSchema('Code', codeSchema, 'input'),
    ...namedSchema('Password', passwordSchema, 'input'),
    ...namedSchema('Invitation', invitationSchema, 'input'),
    ...namedSchema('ProfileChange', profileChangeSchema, 'input'),
    ...namedSchema('EmailToken', emailTokenSchema, 'input'),
    ...namedSchema('Preferences', preferencesSchema, 'input'),
    ...namedSchema('OwnPreferences', ownPreferencesSchema, 'output'),
    ...namedSchema('Device', deviceSchema, 'input'),
    ...namedSchema('TokenOrder', tokenSchema, 'input'),
    ...namedSchema('Proof', proofSchema, 'input'),
    Notice: object({ announcement: { type: ['string', 'null'] }, readOnly: { type: 'boolean' } }),
    ...namedSchema('OwnEventChange', ownEventSchema, 'input'),
    ...namedSchema('InboxRead', inboxReadSchema, 'input'),
    ...namedSchema('InboxSnooze', inboxSnoozeSchema, 'input'),
    Profile: object({
      ...{ _id: uuid, version: { type: 'integer', minimum: 1 }, name: text, username: text, email: text },
      type: { type: 'string', enum: ['ADMIN', 'SUB_ADMIN'] },
      roles: listOf(text),
      createdAt: { type: 'string', format: 'date-time' },
      pendingEmail: {
        ...object({
          email: text,
          until: { type: 'string', format: 'date-time' },
          confirmed: object({ present: { type: 'boolean' }, next: { type: 'boolean' } }),
        }),
        type: ['object', 'null'],
      },
    }),
    OwnSession: object({
      ...{ id: uuid, current: { type: 'boolean' }, browser: text, push: { type: 'boolean' } },
      ...Object.fromEntries(
        ['createdAt', 'usedAt', 'endsAt'].map((name) => [name, { type: 'string', format: 'date-time' }]),
      ),
    }),
    User: object({
      ...{
        _id: uuid,
        username: text,
        name: text,
        type: { type: 'string', enum: ['ADMIN', 'SUB_ADMIN', 'CUSTOMER'] },
      },
      permissions: listOf({
        type: 'object',
        properties: { key: text },
        required: ['key'],
        additionalProperties: { type: 'boolean' },
      }),
    }),
    StoredFile: object(
      {
        ...{ file: uuid, width: nullableCount, height: nullableCount, bytes: count, type: text },
        known: {
          type: 'object',
          description: 'What the media library says of a picture that it has already.',
        },
      },
      ['file', 'width', 'height', 'bytes', 'type'],
    ),
    Error: object(
      {
        message: text,
        errors: {
          type: 'object',
          description: 'A text for each field, by its path: `variants.2.sku`.',
          additionalProperties: text,
        },
        code: { type: 'string', enum: codes },
        requestId: text,
      },
      ['message', 'code', 'requestId'],
    ),
    Condition: {
      type: 'object',
      description:
        'A bare value means `eq`, a list `in`; further tests: eq not in gt gte lt lte contains has empty; `all` and `any` combine.',
      properties: { all: listOf(ref('Condition')), any: listOf(ref('Condition')) },
      additionalProperties: true,
    },
    HistoryEntry: object({
      ...{
        id: uuid,
        at: { type: 'string', format: 'date-time' },
        actor: object({ id: text, name: text }),
        action: text,
      },
      version: { type: 'integer', minimum: 1 },
      changes: listOf(object({ field: text, before: {}, after: {} }, ['field'])),
    }),
    BulkItems: listOf(object({ id: uuid, version: { type: 'integer', minimum: 1 } })),
    BulkIds: listOf(object({ id: uuid, version: { type: 'integer', minimum: 1 } }, ['id'])),
    BulkAnswer: object(
      {
        done: listOf(uuid),
        refused: listOf(
          object({ id: uuid, code: text, message: text, errors: { type: 'object' } }, [
            'id',
            'code',
            'message',
          ]),
        ),
        undo: {
          ...object({ id: uuid, until: moment }),
          description: 'Of changed fields: by which id they can be put back, and until when.',
        },
      },
      ['done', 'refused'],
    ),
    BulkChange: object({
      ...{ id: uuid, at: moment, until: moment, actor: object({ id: text, name: text }) },
      ...{ fields: listOf(text), count },
      undone: { anyOf: [object({ at: moment, name: text }), { type: 'null' }] },
    }),
    Referrer: object({ resource: text, field: text, count }),
    Lookup: object({ id: uuid, title: text, picture: {} }, ['id', 'title']),
    ViewCount: object({ total: count, kind: { type: 'string', enum: ['exact', 'estimate'] } }),
    ImportAnswer: object({
      ...{ created: count, updated: count, unchanged: count },
      refused: listOf(object({ line: count, errors: { type: 'object', additionalProperties: text } })),
    }),
  }
}

const nullableCount = { type: ['integer', 'null'], minimum: 0 }
