import negotiate from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { namedType } from '../../src/core/namedAnswer.ts'
import { picturedBy } from '../../src/derive/wantedNames.ts'
import { createRecord, deleteRecord, updateRecord } from '../records/actions.ts'
import { answer } from '../records/answer.ts'
import { readList } from '../records/list.ts'
import { listParameters, readListQuery } from '../records/listQuery.ts'
import { namesBeside } from '../records/namesBeside.ts'
import { contentRange, malformed, readParameters } from '../records/parameters.ts'
import { readRecord } from '../records/read.ts'
import { demand } from '../records/refuse.ts'
import { once } from '../records/repeatable.ts'
import { soughtIn } from '../records/sought.ts'
import type { Values } from '../records/values.ts'
import { inTransaction, reading } from '../records/work.ts'
import type { Cause } from '../records/workTypes.ts'
import type { RecordRoutesContext } from './routesContext.ts'

type OneRecord = { Params: { id: string } }

/** Lists of records, and the record itself: read, created, changed, deleted. */
export function crudRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  for (const resource of Object.values(context.registry)) {
    const config = { access: 'signed-in', resource } as const
    const collection = `/${resource.endpoint}`
    const one = `${collection}/:id`

    app.get(collection, { config }, async (request, reply) => {
      const { actor, session, query } = request
      demand(actor, resource, 'view')
      const asked = readListQuery(resource, actor, readParameters(query, listParameters))
      const [page, names] = await reading(context, async (db) => {
        const page = await readList(
          db,
          resource,
          actor,
          asked,
          await soughtIn(db, context, resource, actor, asked),
        )
        const named = () => namesBeside(db, context, resource, request, JSON.parse(page.rows), picturedBy)
        return [page, takesNames(request) ? await named() : undefined]
      })
      return sendPage(tellPosition(reply, session), resource, asked.range, page, names)
    })

    app.get<OneRecord>(one, { config }, async (request, reply) => {
      const { actor, session, query, params } = request
      demand(actor, resource, 'view')
      readParameters(query, [])
      const [record, names] = await reading(context, async (db) => {
        const record = answer(resource, actor, await readRecord(db, resource, params.id))
        const named = () => namesBeside(db, context, resource, request, [record as AnyRecord])
        return [record, takesNames(request) ? await named() : undefined]
      })
      tellPosition(reply, session).header('ETag', `"${record.version}"`)
      return names === undefined ? reply.send(record) : sendNamed(reply, JSON.stringify(record), names)
    })

    app.post(collection, { config }, async (request, reply) => {
      readParameters(request.query, [])
      const body = readObject(request.body)
      const key = request.headers['idempotency-key']
      const created = await inTransaction(context, causeOf(request), (work) =>
        once(work, key, [resource.name, body], async () =>
          answer(resource, request.actor, await createRecord(work, resource, body)),
        ),
      )
      return reply.code(201).header('ETag', `"${created.version}"`).send(created)
    })

    app.put<OneRecord>(one, { config }, async (request, reply) => {
      const { actor, params } = request
      readParameters(request.query, [])
      const body = readObject(request.body)
      const aim = { id: params.id, version: body.version }
      const record = await inTransaction(context, causeOf(request), (work) =>
        updateRecord(work, resource, aim, body),
      )
      return send(reply, resource, actor, record)
    })

    app.delete<OneRecord>(one, { config }, async (request, reply) => {
      const { actor, params } = request
      const { version } = readParameters(request.query, ['version'])
      const aim = { id: params.id, version: version === undefined ? undefined : readVersion(version) }
      const record = await inTransaction(context, causeOf(request), (work) =>
        deleteRecord(work, resource, aim),
      )
      return send(reply, resource, actor, record)
    })
  }
}

/**
 * Tells where the stream of changes stood before anything was read, for whoever follows it from there. Who came by a token of another
 * system has asked for no session.
 */
const tellPosition = (reply: FastifyReply, session: FastifyRequest['session']): FastifyReply =>
  session ? reply.header('X-Changes-Position', session.position) : reply

/** Whether whoever asks wants to know what the records are called that those of the answer refer to. */
const takesNames = ({ headers }: FastifyRequest): boolean =>
  negotiate(headers.accept ?? '', ['application/json', namedType]) === namedType

/** Answers with a page of a list; its JSON text comes from the database as it is. */
export function sendPage(
  reply: FastifyReply,
  resource: Resource,
  range: { from: number; to: number },
  page: { rows: string; count: number; total: { total: number; kind: string }; sum?: string | undefined },
  names?: string,
): FastifyReply {
  if (page.sum !== undefined) reply.header('X-Sum', page.sum)
  reply
    .header('Content-Range', contentRange(resource.endpoint, range, page.count, page.total.total))
    .header('X-Total-Kind', page.total.kind)
  return names === undefined
    ? reply.type('application/json; charset=utf-8').send(page.rows)
    : sendNamed(reply, page.rows, names)
}

/** Answers with records and what those are called that they refer to, both as JSON text. */
const sendNamed = (reply: FastifyReply, data: string, names: string): FastifyReply =>
  reply.type(`${namedType}; charset=utf-8`).send(`{"data":${data},"names":${names}}`)

/** Answers with a single record, as the person may see it. */
export const send = (
  reply: FastifyReply,
  resource: Resource,
  actor: FastifyRequest['actor'],
  record: AnyRecord,
): FastifyReply => reply.header('ETag', `"${record.version}"`).send(answer(resource, actor, record))

/** Who a write is made by. */
export const causeOf = ({ actor, id, credential }: FastifyRequest): Cause => ({
  actor,
  requestId: id,
  credential,
})

/**
 * The body of a request, which is an object.
 * @throws ApiError `malformed`
 */
export function readObject(body: unknown): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed('not an object')
  return body as Values
}

function readVersion(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw malformed('version')
  return Number(text)
}
