import {
  deviceSchema,
  emailTokenSchema,
  ownEventSchema,
  ownPreferencesSchema,
  preferencesSchema,
  profileChangeSchema,
  proofSchema,
  tokenSchema,
} from '../account.ts'
import {
  codeSchema,
  credentialsSchema,
  forgottenSchema,
  invitationSchema,
  passwordChangeSchema,
  passwordSchema,
} from '../credentials.ts'
import { inboxReadSchema, inboxSnoozeSchema } from '../inbox.ts'
import { type JsonSchemas, namedSchema } from '../jsonSchema.ts'
import { listOf, object, ref } from './operation.ts'

const uuid = { type: 'string', format: 'uuid' }
const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const moment = { type: 'string', format: 'date-time' }

/** The schemas that are not those of an area's records. */
export function commonSchemas(codes: readonly string[]): JsonSchemas {
  return {
    ...namedSchema('Credentials', credentialsSchema, 'input'),
    ...namedSchema('PasswordChange', passwordChangeSchema, 'input'),
    ...namedSchema('Code', codeSchema, 'input'),
    ...namedSchema('Password', passwordSchema, 'input'),
    ...namedSchema('Forgotten', forgottenSchema, 'input'),
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
      _id: uuid,
      version: { type: 'integer', minimum: 1 },
      name: text,
      username: text,
      email: text,
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
      id: uuid,
      current: { type: 'boolean' },
      browser: text,
      push: { type: 'boolean' },
      ...Object.fromEntries(
        ['createdAt', 'usedAt', 'endsAt'].map((name) => [name, { type: 'string', format: 'date-time' }]),
      ),
    }),
    User: object({
      _id: uuid,
      username: text,
      name: text,
      type: { type: 'string', enum: ['ADMIN', 'SUB_ADMIN', 'CUSTOMER'] },
      permissions: listOf({
        type: 'object',
        properties: { key: text },
        required: ['key'],
        additionalProperties: { type: 'boolean' },
      }),
    }),
    StoredFile: object(
      {
        file: uuid,
        width: nullableCount,
        height: nullableCount,
        bytes: count,
        type: text,
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
      id: uuid,
      at: { type: 'string', format: 'date-time' },
      actor: object({ id: text, name: text }),
      action: text,
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
          description: 'By which id this person can put it back, and until when.',
        },
      },
      ['done', 'refused'],
    ),
    BulkChange: object({
      id: uuid,
      at: moment,
      until: moment,
      actor: object({ id: text, name: text }),
      action: text,
      fields: listOf(text),
      count,
      final: { type: ['string', 'null'], description: 'Why nobody can undo it.' },
      undone: { anyOf: [object({ at: moment, name: text }), { type: 'null' }] },
    }),
    Referrer: object({ resource: text, field: text, count }),
    Lookup: object({ id: uuid, title: text, picture: {} }, ['id', 'title']),
    ViewCount: object({ total: count, kind: { type: 'string', enum: ['exact', 'estimate'] } }),
    ImportAnswer: object({
      created: count,
      updated: count,
      unchanged: count,
      refused: listOf(object({ line: count, errors: { type: 'object', additionalProperties: text } })),
    }),
  }
}

const nullableCount = { type: ['integer', 'null'], minimum: 0 }
