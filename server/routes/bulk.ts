import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Resource } from '../../src/core/index.ts'
import type { FieldEdits } from '../../src/derive/fieldEdits.ts'
import { refusalText } from '../answers/refusalText.ts'
import { ApiError } from '../apiError.ts'
import { type Aim, deleteRecord, transitionRecord, updateRecord } from '../records/actions.ts'
import { forEach, readBulk } from '../records/bulk.ts'
import { recentBulkChanges } from '../records/bulkChanges.ts'
import { type BulkOutcome, runBulk } from '../records/bulkRequest.ts'
import { readFieldEdits } from '../records/fieldEdits.ts'
import { type Done, demandNotUndone, keepBulkChange } from '../records/keepBulkChange.ts'
import { readParameters } from '../records/parameters.ts'
import { demand } from '../records/refuse.ts'
import { demandRows } from '../records/rowLimit.ts'
import { demandTransition, findTransition } from '../records/transition.ts'
import { undoBulk } from '../records/undoBulk.ts'
import type { Values } from '../records/values.ts'
import { reading } from '../records/work.ts'
import type { Work } from '../records/workTypes.ts'
import { readBody } from '../requests/read.ts'
import { causeOf } from './crud.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** One change to many records at once; each is checked as if it came alone, and the answer says which were refused and why. */
export function bulkRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  for (const resource of Object.values(context.registry)) {
    const path = `/${resource.endpoint}/bulk`
    const config = { access: 'signed-in', resource } as const

    app.post(`${path}/update`, { config }, (request) => {
      demand(request.actor, resource, 'edit')
      return run(
        request,
        resource,
        { takesData: true, takesChanges: true },
        (work, aim, data, changes) => updateRecord(work, resource, aim, data, changes),
        (data, changes) => ({ action: 'update', data: { ...data, ...changes } }),
      )
    })

    app.get(`${path}/changes`, { config }, ({ actor, query }) => {
      demand(actor, resource, 'view')
      readParameters(query, [])
      return reading(context, (db) => recentBulkChanges(db, resource, actor))
    })

    app.post<{ Params: { id: string } }>(`${path}/changes/:id/undo`, { config }, async (request) => {
      demand(request.actor, resource, 'view')
      readParameters(request.query, [])
      const { dryRun = false } = readBody(undoBody, request.body)
      const asked = { resource, id: request.params.id.toLowerCase(), dryRun }
      return bulkAnswer(await undoBulk(context, causeOf(request), asked), request, context, resource)
    })

    app.post(`${path}/delete`, { config }, (request) => {
      demand(request.actor, resource, 'delete')
      return run(
        request,
        resource,
        { takesData: false },
        (work, aim) => deleteRecord(work, resource, aim),
        () => ({ action: 'delete' }),
      )
    })

    app.post<{ Params: { name: string } }>(`${path}/transitions/:name`, { config }, (request) => {
      const { name } = request.params
      findTransition(resource, name)
      demandTransition(request.actor, resource, name)
      return run(
        request,
        resource,
        { takesData: true },
        (work, aim, data) => transitionRecord(work, resource, name, aim, data),
        () => ({ action: name }),
      )
    })
  }

  type One = (work: Work, aim: Aim, data: Values, changes: FieldEdits) => Promise<unknown>

  /** What is noted of it, so that it can be undone. */
  type Noted = (data: Values, changes: FieldEdits) => Omit<Done, 'items' | 'asked'>

  async function run(
    request: FastifyRequest,
    resource: Resource,
    { takesData, takesChanges = false }: { takesData: boolean; takesChanges?: boolean },
    one: One,
    noted: Noted,
  ) {
    readParameters(request.query, [])
    const {
      items,
      data = {},
      changes: given,
      dryRun = false,
    } = readBulk(request.body, { takesData, takesChanges })
    await demandRows(context, request.actor, items.length)
    const system = Object.keys(data).find((name) => name === 'id' || name === 'version')
    if (system) throw new ApiError('unknown-field', { values: { field: system } })
    const changes = given ? readFieldEdits(resource, request.actor, given, data) : {}
    const note = noted(data, changes)
    const asked = [resource.name, 'bulk', note.action, items, data]
    const result = await runBulk(
      context,
      causeOf(request),
      {
        items,
        dryRun,
        key: request.headers['idempotency-key'],
        // Keys of the release before know no changes: a request that sends none is the same as it was there.
        asked: given ? [...asked, changes] : asked,
      },
      async (work, part, id) => {
        if (!dryRun) await demandNotUndone(work, id)
        const outcome = await forEach(work, part, (aim) => one(work, aim, data, changes))
        const done = new Set(outcome.done)
        const taken = part.filter((aim) => done.has(String(aim.id)))
        const undo = dryRun
          ? undefined
          : await keepBulkChange(work, resource, id, { ...note, items: taken, asked: items.length })
        return { ...outcome, undo }
      },
    )
    return bulkAnswer(result, request, context, resource)
  }
}

const undoBody = z.strictObject({ dryRun: z.boolean().optional() })

/** What a bulk request did, with each refusal in the language asked for. */
export const bulkAnswer = (
  { done, refused, undo }: BulkOutcome,
  { locale }: FastifyRequest,
  { translate }: Pick<RecordRoutesContext, 'translate'>,
  resource: Resource,
) => ({
  done,
  refused: refused.map(({ id, error }) => ({
    id,
    code: error.code,
    ...refusalText(error, locale, translate, { resource, namesFields: true }),
  })),
  undo,
})
