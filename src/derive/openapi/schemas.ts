import type { JsonSchemas } from '../jsonSchema.ts'
import { listOf, object, ref } from './operation.ts'

const uuid = { type: 'string', format: 'uuid' }
const text = { type: 'string' }
const entries = { type: 'array', items: text, minItems: 1, maxItems: 100 }
const count = { type: 'integer', minimum: 0 }
const moment = { type: 'string', format: 'date-time' }

/** The schemas that are not those of an area's records. */
export function commonSchemas(codes: readonly string[]): JsonSchemas {
  return {
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
    RestorePlan: object({
      changes: listOf(object({ field: text, before: {}, after: {} }, ['field'])),
      kept: listOf(
        object({
          field: text,
          why: { type: 'string', enum: ['workflow', 'system', 'readOnly', 'permission'] },
        }),
      ),
    }),
    BulkItems: listOf(object({ id: uuid, version: { type: 'integer', minimum: 1 } })),
    BulkIds: listOf(object({ id: uuid, version: { type: 'integer', minimum: 1 } }, ['id'])),
    BulkFieldEdits: {
      type: 'object',
      description:
        'By field, what is done to the value that each record has; a field takes one of them, `add` and `remove` together. Not for owned rows, nor for a field that stands in `data` as well.',
      additionalProperties: object(
        {
          clear: { type: 'boolean', enum: [true], description: 'Empties it.' },
          add: { ...entries, description: 'To a list: entries that it does not have yet, at its end.' },
          remove: { ...entries, description: 'From a list: entries that it has.' },
          by: { type: 'number', description: 'Added to a number; money in minor units.' },
          percent: {
            type: 'number',
            minimum: -100,
            maximum: 1000,
            description: 'Of a number, added to it: -10 makes it a tenth less. Rounded half away from zero.',
          },
        },
        [],
      ),
    },
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
        job: { ...ref('BulkJob'), description: 'Of an undo of very many records: how far it has come.' },
      },
      ['done', 'refused'],
    ),
    BulkJob: object(
      {
        id: uuid,
        at: moment,
        action: text,
        undoes: {
          anyOf: [text, { type: 'null' }],
          description: 'The action of what an `undo` puts back; null otherwise.',
        },
        fields: listOf(text),
        state: { type: 'string', enum: ['checking', 'checked', 'running', 'done', 'cancelled', 'failed'] },
        version: count,
        total: { ...count, description: 'How many met the condition when it was asked for.' },
        passed: { ...count, description: 'How many it has gone through.' },
        done: { ...count, description: 'How many of these were changed, or would be while it is checked.' },
        refused: count,
        endedAt: { anyOf: [moment, { type: 'null' }] },
        error: { anyOf: [object({ code: text, message: text }), { type: 'null' }] },
        reasons: {
          ...listOf(
            object({ code: text, message: text, errors: { type: 'object' }, count, ids: listOf(uuid) }, [
              'code',
              'message',
              'count',
              'ids',
            ]),
          ),
          description: 'Why records were left out, the commonest first; of one job.',
        },
      },
      [
        'id',
        'at',
        'action',
        'undoes',
        'fields',
        'state',
        'version',
        'total',
        'passed',
        'done',
        'refused',
        'endedAt',
        'error',
      ],
    ),
    BulkChange: object({
      id: uuid,
      area: {
        ...text,
        description: 'Whose records: of this area, or of one that an operation of it writes to.',
      },
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
    Lookup: object({ id: uuid, title: text, picture: {}, subtitle: listOf(text) }, ['id', 'title']),
    ViewCount: object({ total: count, kind: { type: 'string', enum: ['exact', 'estimate'] } }),
    ImportAnswer: object(
      {
        created: count,
        updated: count,
        unchanged: count,
        refused: listOf(
          object({
            line: { ...count, description: 'In the file, of which the first line names the columns.' },
            code: text,
            message: text,
            errors: {
              type: 'object',
              additionalProperties: text,
              description: 'By column, in the line that it stands in.',
            },
          }),
        ),
        records: {
          ...listOf(
            object({
              line: count,
              id: { type: ['string', 'null'], format: 'uuid' },
              title: {},
              changes: listOf(object({ field: text, before: {}, after: {} }, ['field'])),
            }),
          ),
          description:
            'With `dryRun`: the first 500 records that would be made (`id` null) or changed, and every difference that this person may see.',
        },
        undo: {
          ...object({ id: uuid, until: moment }),
          description: 'By which id of the bulk changes this person can put all of it back, and until when.',
        },
      },
      ['created', 'updated', 'unchanged', 'refused', 'records'],
    ),
  }
}
