import type { Resource } from '../../core/index.ts'
import { offeredTransitions, transitionFlag } from '../permissions.ts'
import { type Call, schemaName, totals } from './call.ts'
import { listOf, object, ref } from './operation.ts'

/** One change to several records at once. */
export function bulkCalls(resource: Resource): Call[] {
  const path = `/${resource.endpoint}/bulk`
  const items = { items: ref('BulkItems') }
  const dryRun = { dryRun: { type: 'boolean' } }
  const answer = { description: 'What was done and what was refused.', schema: ref('BulkAnswer') }
  const input = ref(`${schemaName(resource)}Input`)
  const repeatable = { parameters: ['repeatKey'], refusals: [409] } as const
  const moves = offeredTransitions(resource).map(([name]) => name)
  return [
    {
      method: 'post',
      path: `${path}/update`,
      id: 'bulkUpdate',
      summary: 'Change several records',
      needs: 'edit',
      ...repeatable,
      body: {
        schema: object({ ...items, data: input, changes: ref('BulkFieldEdits'), ...dryRun }, ['items']),
      },
      answer,
    },
    {
      method: 'post',
      path: `${path}/delete`,
      id: 'bulkDelete',
      summary: 'Delete several records',
      needs: 'delete',
      ...repeatable,
      body: { schema: object({ ...items, ...dryRun }, ['items']) },
      answer,
    },
    {
      method: 'get',
      path: `${path}/changes`,
      id: 'bulkChanges',
      summary: 'Recent bulk changes',
      needs: 'view',
      description:
        'Of several records, in the last 24 hours: fields, transitions and deletions that this person may undo, and those that nobody can (`final` says why).',
      answer: { description: 'The newest first.', schema: listOf(ref('BulkChange')) },
    },
    {
      method: 'post',
      path: `${path}/changes/{id}/undo`,
      id: 'undoBulk',
      summary: 'Undo a bulk change',
      needs: 'view',
      parameters: ['id'],
      description:
        'Puts back the fields it set, the states it moved records from, or what it deleted, once, within 24 hours, for whoever could do so by hand. Records that were changed since are refused (`stale`), and all of them where nobody can put them back (`no-way-back`). Of more than a thousand records, and for a person, it goes on behind, or is looked at there, as the `job` of the answer.',
      body: { schema: object(dryRun, []) },
      answer,
      refusals: [404, 409],
    },
    ...jobCalls(`${path}/jobs`),
    ...moves.map(
      (name): Call => ({
        method: 'post',
        path: `${path}/transitions/${name}`,
        id: `bulkTransition.${name}`,
        summary: `Move several records by ${name}`,
        needs: transitionFlag(resource, name),
        ...repeatable,
        body: { schema: object({ ...items, data: { type: 'object' }, ...dryRun }, ['items']) },
        answer,
      }),
    ),
  ]
}

/** What is done to all records of a condition. */
function jobCalls(path: string): Call[] {
  const answer = { description: 'How far it has come.', schema: ref('BulkJob') }
  const based = { schema: object({ version: { type: 'integer' } }) }
  const one = { needs: 'view', parameters: ['id'], answer, refusals: [404] } as const
  return [
    {
      method: 'post',
      path,
      id: 'startBulkJob',
      summary: 'Look what would become of all records of a condition',
      needs: 'view',
      description:
        'Any number of them; done once it is confirmed (`run`). Each record as if the request for it came alone, with the rights that the person has at that moment. Needs what the action needs.',
      body: {
        schema: object(
          {
            action: { type: 'string', description: '`update`, `delete` or the name of a transition.' },
            filter: { type: 'object', description: 'As of the list, with `q`.' },
            data: { type: 'object' },
            changes: ref('BulkFieldEdits'),
          },
          ['action', 'filter'],
        ),
      },
      answer: { ...answer, status: 201 },
    },
    {
      method: 'get',
      path,
      id: 'bulkJobs',
      summary: 'What one has asked to be done to all records of a condition',
      needs: 'view',
      answer: { description: 'The newest first.', schema: listOf(ref('BulkJob')) },
    },
    {
      method: 'get',
      path: `${path}/{id}`,
      id: 'bulkJob',
      summary: 'How far one of them has come, and why records were left out',
      ...one,
    },
    {
      method: 'get',
      path: `${path}/{id}/refused`,
      id: 'bulkJobRefused',
      summary: 'Every record that was left out, and why',
      ...one,
      parameters: ['id', 'range'],
      answer: {
        description: 'By the ids of the records.',
        schema: listOf(
          object(
            {
              id: { type: 'string', format: 'uuid' },
              line: { type: 'integer', description: 'Of an import: the line of the file.' },
              code: { type: 'string' },
              message: { type: 'string' },
              errors: { type: 'object' },
            },
            ['id', 'code', 'message'],
          ),
        ),
      },
    },
    {
      method: 'post',
      path: `${path}/{id}/run`,
      id: 'runBulkJob',
      summary: 'Have it done',
      body: based,
      ...one,
      refusals: [404, 409],
    },
    {
      method: 'post',
      path: `${path}/{id}/cancel`,
      id: 'cancelBulkJob',
      summary: 'Give it up; what was done stays and can be put back',
      ...one,
      refusals: [404, 409],
    },
  ]
}

/** Counting, choosing, and records as CSV. */
export function listCalls({ endpoint, list }: Resource): Call[] {
  const path = `/${endpoint}`
  const views = Object.keys(list.views).join(', ') || 'none'
  return [
    {
      method: 'get',
      path: `${path}/counts`,
      id: 'counts',
      summary: 'How many records built-in views hold',
      needs: 'view',
      description: `Views: ${views}.`,
      parameters: ['views'],
      answer: {
        description: 'Per view.',
        schema: { type: 'object', additionalProperties: ref('ViewCount') },
      },
    },
    {
      method: 'get',
      path: `${path}/lookup`,
      id: 'lookup',
      summary: 'Records to choose from',
      needs: 'view',
      description: 'Also open to whoever may edit a field that points to the area.',
      parameters: ['q', 'filter', 'for', 'range'],
      answer: {
        description:
          'Their titles and pictures; found by `q`, for whoever may view the area, the nearest first and with what stands below the title.',
        schema: listOf(ref('Lookup')),
        headers: totals,
      },
    },
    {
      method: 'get',
      path: `${path}/export`,
      id: 'export',
      summary: 'Records as a file',
      needs: 'export',
      parameters: ['filter', 'sort', 'fields', 'reason', 'format', 'rows', 'named'],
      refusals: [422],
      answer: {
        description:
          'CSV (UTF-8 with a byte order mark), or with `format=xlsx` a workbook with numbers, days and moments (UTC) as such, of at most 100,000 lines (else 422 `beyond-workbook`); the first line names the fields. Where the shop asks for a reason, `_exported` says in every line who took the file, when and why.',
        type: 'text/csv',
        schema: { type: 'string' },
      },
    },
    {
      method: 'post',
      path: `${path}/exports`,
      id: 'startExport',
      summary: 'Records as a file that is made behind',
      needs: 'export',
      description:
        'As `export`, for very many records: it goes on whether its person stays or not (`/own-work/exports/{id}/state`), and is kept for a day (`/own-work/exports/{id}`). For people, not for tokens; two at a time.',
      parameters: ['filter', 'sort', 'fields', 'reason', 'format', 'rows', 'named'],
      refusals: [422, 429],
      answer: {
        description: 'Under which id.',
        status: 201,
        schema: object({ id: { type: 'string', format: 'uuid' } }),
      },
    },
    {
      method: 'post',
      path: `${path}/import`,
      id: 'import',
      summary: 'Records from CSV',
      needs: 'import',
      description:
        'Each line is a record, or, where columns name the fields of owned rows (`variants.sku`), one of its rows; lines of one record follow each other. References are named by id, unique text, code of a row (an SKU), path (`Women > Kurtas`) or title, or by one text of the target (`brand.slug`). Amounts are in whole units of the currency with a decimal point, inside rows, too. Of two lines that claim the same record the second is refused.',
      parameters: ['dryRun', 'by'],
      body: { type: 'text/csv', schema: { type: 'string' } },
      answer: { description: 'What became of the lines.', schema: ref('ImportAnswer') },
    },
    {
      method: 'post',
      path: `${path}/import/jobs`,
      id: 'startImport',
      summary: 'Look what a large file would make of records',
      needs: 'import',
      description:
        'As `import`, behind: the file is taken in first, then looked at, and stored once that is confirmed (`bulk/jobs/{id}/run`). For people, not for tokens.',
      parameters: ['by'],
      body: { type: 'text/csv', schema: { type: 'string' } },
      answer: { description: 'How far it has come.', status: 201, schema: ref('BulkJob') },
    },
    {
      method: 'get',
      path: `${path}/import/jobs/{id}/outcome`,
      id: 'importOutcome',
      summary: 'What such a file makes of records, or has made',
      needs: 'import',
      parameters: ['id'],
      answer: { description: 'So far, of at most 10,000 refused lines.', schema: ref('ImportAnswer') },
      refusals: [404],
    },
  ]
}
