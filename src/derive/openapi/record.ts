import { defined } from '../../core/defined.ts'
import type { Resource } from '../../core/index.ts'
import { exampleOf } from '../example.ts'
import { offeredTransitions, transitionFlag } from '../permissions.ts'
import {
  type Call,
  contentRange,
  etag,
  pageHeaders,
  recordHeaders,
  schemaName,
  single,
  sum,
  version,
} from './call.ts'
import { listOf, object, query, ref } from './operation.ts'

/** What asks for the sum of the one field that an area adds up. */
const sumOf = (field: string) =>
  query(
    'sum',
    { type: 'string', enum: [field], examples: [field] },
    'The field whose amounts over the whole filter `X-Sum` answers.',
  )

/** Reading and writing single records, and the list of them. */
export function recordCalls(resource: Resource): Call[] {
  const { endpoint, list } = resource
  const [path, one] = [`/${endpoint}`, `/${endpoint}/{id}`]
  const input = ref(`${schemaName(resource)}Input`)
  const example = exampleOf(resource)
  const answer = (description: string) => ({ description, schema: single(resource), headers: etag })
  const full = example && { ...example, version: 1 }
  return [
    {
      method: 'get',
      path,
      id: 'list',
      summary: 'A page of records',
      needs: 'view',
      description: `In the order \`${list.sort}\` unless asked otherwise.${list.search.length > 0 ? ` \`q\` searches ${list.search.join(', ')}.` : ''}`,
      parameters: ['filter', 'sort', 'range', 'fields', ...(list.summed ? [sumOf(list.summed)] : [])],
      answer: {
        description: 'The records in their order.',
        schema: listOf(ref(schemaName(resource))),
        headers: list.summed ? { ...pageHeaders, ...sum } : pageHeaders,
        named: true,
      },
    },
    {
      method: 'post',
      path,
      id: 'create',
      summary: 'Create a record',
      needs: 'create',
      parameters: ['repeatKey'],
      body: defined({ schema: input, example }),
      answer: { ...answer('The new record.'), status: 201 },
      refusals: [409],
    },
    {
      method: 'get',
      path: one,
      id: 'get',
      summary: 'One record',
      needs: 'view',
      parameters: ['id'],
      answer: { ...answer('The record.'), headers: recordHeaders, named: true },
      refusals: [404],
    },
    {
      method: 'put',
      path: one,
      id: 'update',
      summary: 'Change a record',
      needs: 'edit',
      parameters: ['id'],
      description: 'Fields that are absent keep their value; read-only ones are ignored.',
      body: defined({ schema: ref(`${schemaName(resource)}Update`), example: full || undefined }),
      answer: answer('The record as it is now.'),
      refusals: [404, 409],
    },
    {
      method: 'delete',
      path: one,
      id: 'delete',
      summary: 'Delete a record',
      needs: 'delete',
      parameters: ['id', 'version'],
      answer: answer('The deleted record.'),
      refusals: [404, 409],
    },
    {
      method: 'get',
      path: `${one}/history`,
      id: 'history',
      summary: 'Who changed what',
      needs: 'view',
      parameters: ['id', 'range'],
      answer: {
        description: 'The newest first.',
        schema: listOf(ref('HistoryEntry')),
        headers: contentRange,
      },
      refusals: [404],
    },
    {
      method: 'get',
      path: `${one}/history/{version}`,
      id: 'versionPlan',
      summary: 'What restoring a version would change',
      needs: 'edit',
      parameters: ['id', 'ofVersion'],
      answer: {
        description:
          'The fields that go back (`before` as it is, `after` as it was), and those that stay with the reason.',
        schema: ref('RestorePlan'),
      },
      refusals: [404],
    },
    {
      method: 'post',
      path: `${one}/history/{version}/restore`,
      id: 'restoreVersion',
      summary: 'Restore a version',
      needs: 'edit',
      parameters: ['id', 'ofVersion'],
      description:
        'As a new change, with the rights and the checks of an update; `fields` names those of the plan that go back, all of them by default.',
      body: { schema: object({ version, fields: listOf({ type: 'string' }) }, ['version']) },
      answer: answer('The record as it is now.'),
      refusals: [404, 409],
    },
    {
      method: 'get',
      path: `${one}/referrers`,
      id: 'referrers',
      summary: 'Who refers to the record',
      needs: 'view',
      parameters: ['id'],
      answer: { description: 'Per referring field how many.', schema: listOf(ref('Referrer')) },
      refusals: [404],
    },
  ]
}

/** The moves from one state to another. */
export function transitionCalls(resource: Resource): Call[] {
  const moves = offeredTransitions(resource)
  return moves.map(([name, { from, to, ask = [] }]): Call => {
    const asked = Object.fromEntries(
      ask.map((field) => [field, ref(`${schemaName(resource)}Input/properties/${field}`)]),
    )
    return {
      method: 'post',
      path: `/${resource.endpoint}/{id}/transitions/${name}`,
      id: `transition.${name}`,
      summary: `Move a record by ${name}`,
      needs: transitionFlag(resource, name),
      parameters: ['id'],
      description: `From ${[from].flat().join(' or ')} to ${to}.`,
      body: { schema: object({ version, ...asked }, ['version']) },
      answer: { description: 'The record as it is now.', schema: single(resource), headers: etag },
      refusals: [404, 409],
    }
  })
}
