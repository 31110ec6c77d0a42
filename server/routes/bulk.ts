import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Resource } from '../../src/core/index.ts'
import { refusalText } from '../answers/refusalText.ts'
import type { ApiError } from '../apiError.ts'
import { forEach, readBulk } from '../records/bulk.ts'
import { type BulkAction, bulkAction, readValues, transitionAction } from '../records/bulkAction.ts'
import { type BulkOutcome, runBulk } from '../records/bulkRequest.ts'
import { readParameters } from '../records/parameters.ts'
import { demandRows } from '../records/rowLimit.ts'
import { demandNotUndone, storeBulkChange } from '../records/storeBulkChange.ts'
import { causeOf } from './crud.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** One change to many records at once; each is checked as if it came alone, and the answer says which were refused and why. */
export function bulkRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  for (const resource of Object.values(context.registry)) {
    const path = `/${resource.endpoint}/bulk`
    const config = { access: 'signed-in', resource } as const

    for (const name of ['update', 'delete'])
      app.post(`${path}/${name}`, { config }, (request) => run(request, resource, bulkAction(resource, name)))

    app.post<{ Params: { name: string } }>(`${path}/transitions/:name`, { config }, (request) => {
      const action = transitionAction(resource, request.params.name)
      return run(request, resource, action)
    })
  }

  async function run(
    request: FastifyRequest,
    resource: Resource,
    { takesData, takesChanges, demand: demandIt, one, noted }: BulkAction,
  ) {
    demandIt(request.actor)
    readParameters(request.query, [])
    const {
      items,
      data = {},
      changes: given,
      dryRun = false,
    } = readBulk(request.body, { takesData, takesChanges })
    await demandRows(context, request.actor, items.length)
    const changes = readValues(resource, request.actor, { data, changes: given })
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
          : await storeBulkChange(work, resource, id, { ...note, items: taken, asked: items.length })
        return { ...outcome, undo }
      },
    )
    return bulkAnswer(result, request, context, resource)
  }
}

/** Why a record was left out, in the language asked for. */
export const refusalAnswer = (
  error: ApiError,
  { locale }: FastifyRequest,
  { translate }: Pick<RecordRoutesContext, 'translate'>,
  resource: Resource,
) => ({ code: error.code, ...refusalText(error, locale, translate, { resource, namesFields: true }) })

/** What a bulk request did, with each refusal in the language asked for. */
export const bulkAnswer = (
  { done, refused, undo }: BulkOutcome,
  request: FastifyRequest,
  context: Pick<RecordRoutesContext, 'translate'>,
  resource: Resource,
) => ({
  done,
  refused: refused.map(({ id, error }) => ({ id, ...refusalAnswer(error, request, context, resource) })),
  undo,
})
