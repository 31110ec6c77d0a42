import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { defined } from '../../src/core/defined.ts'
import { type AnyRecord, hasFlag, type Resource, type Viewer } from '../../src/core/index.ts'
import { ApiError } from '../apiError.ts'
import type { AreaOperation, Context, WritingOperation } from '../context.ts'
import { isBased } from '../defineOperations.ts'
import type { Aim } from '../records/actions.ts'
import { readParameters } from '../records/parameters.ts'
import { lockRecord, readRecord } from '../records/read.ts'
import { demand, demandVersion } from '../records/refuse.ts'
import { once } from '../records/repeatable.ts'
import { demandRows } from '../records/rowLimit.ts'
import { storeBulkChange } from '../records/storeBulkChange.ts'
import type { Values } from '../records/values.ts'
import { inTransaction, reading } from '../records/work.ts'
import type { Work } from '../records/workTypes.ts'
import { readBody } from '../requests/read.ts'
import type { Changed } from '../undo.ts'
import { causeOf, readObject } from './crud.ts'

/** What areas can be asked beside records and transitions: each operation is a POST of its own. */
export async function operationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  for (const [name, operations] of Object.entries(context.operations)) {
    const resource = context.registry[name] as Resource
    for (const [key, operation] of Object.entries(operations)) {
      const path = operationPath(resource, key, operation, ':id')
      const config = { access: 'signed-in', resource, reads: operation.reads === true } as const
      app.post<{ Params: { id: string } }>(path, { config }, (request) =>
        run(context, resource, key, operation, request),
      )
    }
  }
}

/** The path of an operation below the base; `id` stands for that of the record. */
export const operationPath = (
  { endpoint }: Resource,
  name: string,
  { on }: Pick<AreaOperation, 'on'>,
  id: string,
): string => `/${endpoint}/${on === 'record' ? `${id}/` : ''}operations/${name}`

async function run(
  context: Context,
  resource: Resource,
  name: string,
  operation: AreaOperation,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<unknown> {
  const { actor, params } = request
  demandOperation(actor, resource, operation)
  readParameters(request.query, [])
  const { version, ...body } = readObject(request.body ?? {})
  // A client may name the version of any record that it asks something of.
  const isAside = operation.on === 'record' || version === undefined
  const input: unknown = readBody(operation.input, isAside ? body : { ...body, version })
  const asked = { input, actor, context, locale: request.locale, at: new Date().toISOString() }
  if (operation.reads) {
    return reading(context, async (db) => {
      const record = operation.on === 'record' ? await readRecord(db, resource, params.id) : undefined
      return operation.run({ ...asked, db, record: record as AnyRecord })
    })
  }
  if (operation.rows) await demandRows(context, actor, operation.rows(input))
  return inTransaction(context, causeOf(request), (work) =>
    once(
      work,
      operation.isSecret ? undefined : request.headers['idempotency-key'],
      [resource.name, name, params.id, body],
      () => runOne(work, resource, operation, { id: params.id, version }, asked),
    ),
  )
}

/** @throws ApiError `forbidden` where a viewer lacks what an operation needs, of its own area or of others */
export function demandOperation(
  actor: Viewer,
  resource: Resource,
  { flag, needs = [], oneOf }: Pick<AreaOperation, 'flag' | 'needs' | 'oneOf'>,
): void {
  demand(actor, resource, 'view')
  const holds = ([area, name]: readonly [string, string]) =>
    hasFlag(actor, area, 'view') && hasFlag(actor, area, name)
  const mayAsk = [[resource.name, flag] as const, ...needs].every(holds) && (oneOf?.some(holds) ?? true)
  if (!mayAsk) throw new ApiError('forbidden')
}

/** What an operation is asked with, whatever it is asked of. */
type Asking = Pick<
  Parameters<WritingOperation<Resource, any>['run']>[0],
  'input' | 'actor' | 'context' | 'locale'
>

/** Runs a writing operation in a transaction: of the record `aim` names, locked, where it is asked of one. */
export async function runOne(
  work: Work,
  resource: Resource,
  operation: WritingOperation<any, any>,
  { id, version }: Aim,
  asked: Asking,
): Promise<Values> {
  const { db, records, at } = work
  const record = operation.on === 'record' ? await lockRecord(work, resource, id) : undefined
  if (isBased(operation) && record) await demandVersion(work, resource, record, version)
  const writing = {
    db,
    records,
    at,
    after: (effect: (context: Context) => Promise<void>) =>
      void work.effects.push(() => effect(asked.context)),
    offerUndo: ({ area = resource, action = 'update', items, fields, asked }: Changed) =>
      storeBulkChange(
        work,
        area,
        uuidv7(),
        defined({ action, items, asked: asked ?? items.length, paths: fields, askedIn: resource.name }),
      ),
  }
  return (await operation.run({ ...asked, ...writing, record: record as AnyRecord })) as Values
}
