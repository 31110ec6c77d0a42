import type { FastifyInstance } from 'fastify'
import { transitionRecord } from '../records/actions.ts'
import { readParameters } from '../records/parameters.ts'
import { inTransaction } from '../records/work.ts'
import { causeOf, readObject, send } from './crud.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** Moves of a record from one state to another: the only way its status changes. */
export function transitionRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  for (const resource of Object.values(context.registry)) {
    const path = `/${resource.endpoint}/:id/transitions/:name`
    app.post<{ Params: { id: string; name: string } }>(
      path,
      { config: { access: 'signed-in', resource } },
      async (request, reply) => {
        const { actor, params } = request
        readParameters(request.query, [])
        const body = readObject(request.body)
        const aim = { id: params.id, version: body.version }
        const record = await inTransaction(context, causeOf(request), (work) =>
          transitionRecord(work, resource, params.name, aim, body),
        )
        return send(reply, resource, actor, record)
      },
    )
  }
}
