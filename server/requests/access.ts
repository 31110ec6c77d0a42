import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { adminSetting } from '../../resources/settings/adminSetting.ts'
import { quoted, tableName } from '../../src/derive/sqlNames.ts'
import type { adminSettings } from '../../src/shop/settings/adminSettings.ts'
import { ApiError } from '../apiError.ts'
import { findSession } from '../auth/sessions.ts'
import type { Context, RouteAccess } from '../context.ts'

/** Every route that was registered, as `GET /api/v1/brands`, with what it demands. */
export type RouteTable = ReadonlyMap<string, RouteAccess>

/**
 * Closes the server by default: a route that does not say who may call it is refused at registration, and one that asks for a
 * signed-in person gets `request.actor` before anything else of the request is looked at.
 */
export function guard(app: FastifyInstance, { database, settings, registry }: Context): RouteTable {
  const demand = registry[adminSetting.name] && !settings.secondStepOptional ? demandedOf : undefined
  const table = new Map<string, RouteAccess>()
  app.decorateRequest('actor', null as never)
  app.decorateRequest('session', null as never)

  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access
    if (access !== 'public' && access !== 'signed-in') {
      throw new Error(
        `${method} ${url} does not say who may call it. Expected config.access. Set it to 'public' or 'signed-in'.`,
      )
    }
    for (const name of [method].flat()) table.set(`${name} ${url}`, access)
  })

  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.access === 'public') return
    const token = bearerToken(request)
    const session = token === undefined ? undefined : await findSession(database, token, settings, demand)
    if (!session) throw new ApiError('signed-out')
    if (session.owesStep && !request.routeOptions.config.beforeStep) throw new ApiError('step-needed')
    const { id, name, type } = session.account
    request.session = session
    const provenAt = session.provenAt.toISOString()
    request.actor = { id, name, type, permissions: session.grants.map, provenAt }
  })
  return table
}

const secondStepFor: keyof typeof adminSettings = 'security.secondStepFor'

/** Of whom the shop demands a second step, as it is set at this moment. */
const demandedOf = sql`(SELECT value #>> '{}' FROM ${sql.raw(quoted(tableName(adminSetting)))} WHERE key = ${secondStepFor})`

/** The token of a request, or undefined; nothing but the shape that sign-in gives out is looked up. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
}
