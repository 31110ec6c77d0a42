import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { defined } from '../../src/core/defined.ts'
import type { RouteAccess } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import { addressesOf, sessionTimes, stepFor, tokensFor } from '../auth/accessSettings.ts'
import { demandAddress, listedAddresses } from '../auth/addresses.ts'
import { findToken, isApiToken } from '../auth/apiTokens.ts'
import { credentialOf } from '../auth/holdCredential.ts'
import { findRoleView } from '../auth/roleViews.ts'
import { findSession, type Session } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { demandReach, reachOf } from '../records/reach.ts'

/** Every route that was registered, as `GET /api/v1/brands`, with what it demands. */
export type RouteTable = ReadonlyMap<string, RouteAccess>

/**
 * Closes the server by default: a route that does not say who may call it is refused at registration, and one that asks for a
 * signed-in person gets `request.actor` before anything else of the request is looked at.
 */
export function guard(app: FastifyInstance, { database, settings, registry }: Context): RouteTable {
  const addresses = settings.staffAnywhere ? sql`NULL` : addressesOf(registry)
  const rules = { demand: settings.secondStepOptional ? sql`NULL` : stepFor(registry), addresses }
  const times = sessionTimes(registry, settings)
  const allowed = tokensFor(registry)
  const table = new Map<string, RouteAccess>()
  app.decorateRequest('actor', null as never)
  app.decorateRequest('session', null as never)
  app.decorateRequest('credential', null as never)
  app.decorateRequest('ways', undefined)

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
    const { config } = request.routeOptions
    demandOneBearer(request)
    if (request.is404) return
    if (config.access === 'public') {
      if (config.forStaff) demandAddress(await listedAddresses(database.db, addresses), request.ip)
      return
    }
    await identify(request, !config.quiet)
  })

  app.decorate('identifyAgain', (request: FastifyRequest) => identify(request, false))

  /** Finds out who asks; without `isUse` it is looked at whether they still may, which keeps no session from ending. */
  async function identify(request: FastifyRequest, isUse = true): Promise<void> {
    const { config } = request.routeOptions
    const bearer = bearerOf(request)
    if (isApiToken(bearer)) return letIn(request, bearer)
    const session = isSessionToken(bearer)
      ? await findSession(database, bearer, times, { ...rules, isUse })
      : undefined
    if (!session) throw new ApiError('signed-out')
    demandAddress(session.addresses, request.ip)
    if (session.owesStep && !config.beforeStep) throw new ApiError('step-needed')
    request.ways = session.ways
    request.credential = credentialOf('_sessions', bearer)
    if (request.headers[viewHeader] !== undefined) return lookAs(request, session)
    const { id, name, type } = session.account
    request.session = session
    const provenAt = session.provenAt.toISOString()
    const permissions = session.grants.map
    const reach = await reachOf(database.db, registry, { id, type, permissions })
    request.actor = defined({
      id,
      name,
      type,
      permissions,
      provenAt,
      address: request.ip,
      confirmed: confirmedBy(request),
      reach: reach || undefined,
    })
  }

  app.addHook('preHandler', async ({ actor, params, body, routeOptions }) => {
    const { resource } = routeOptions.config
    if (actor?.reach && resource)
      await demandReach(database.db, registry, actor.reach, { resource, params, body })
  })
  return table

  /** Lets somebody see what a role does, and write nothing: whatever is personal is nobody's then, and their own account stays theirs to read. */
  async function lookAs(request: FastifyRequest, session: Session): Promise<void> {
    const { id, name, type } = session.account
    const asked = String(request.headers[viewHeader])
    const view = await findRoleView(
      ...([database.db, session.id, asked, { type, grants: session.grants }, request.locale] as const),
    )
    if (!view) throw new ApiError('view-ended')
    const { config } = request.routeOptions
    if (request.method !== 'GET' && !config.reads && !config.endsView)
      throw new ApiError('view-only', { values: { role: view.role.name } })
    const permissions = view.grants.map
    const member = { id: view.id, type: 'SUB_ADMIN', permissions, locations: view.locations } as const
    const reach = await reachOf(database.db, registry, member)
    request.session = { ...session, account: { ...session.account, type: 'SUB_ADMIN' }, grants: view.grants }
    request.actor = defined({
      id,
      name,
      type: 'SUB_ADMIN',
      permissions,
      viewedRole: view.role.id,
      provenAt: new Date(0).toISOString(),
      address: request.ip,
      confirmed: [],
      reach: reach || undefined,
    })
  }

  /** Lets another system in, where a route is about an area or says so: never to anybody's account, and never as an administrator. */
  async function letIn(request: FastifyRequest, bearer: string): Promise<void> {
    const { resource, byToken } = request.routeOptions.config
    const use = await findToken(database.db, bearer, allowed, rules)
    if (!use) throw new ApiError('signed-out')
    demandAddress(use.addresses, request.ip)
    if (use.owesStep) throw new ApiError('step-needed')
    // A token has its own permissions; it looks at nothing as a role.
    if ((!resource && !byToken) || request.headers[viewHeader] !== undefined) throw new ApiError('forbidden')
    const { account, tokenName, permissions } = use
    const name = `${account.name} · ${tokenName}`
    request.ways = use.ways
    request.credential = credentialOf('_api_tokens', bearer)
    const reach = await reachOf(database.db, registry, { id: account.id, type: 'SUB_ADMIN', permissions })
    // A token proves no password, so what asks for one stays closed to it.
    request.actor = defined({
      id: account.id,
      name,
      type: 'SUB_ADMIN',
      permissions,
      provenAt: new Date(0).toISOString(),
      reach: reach || undefined,
      address: request.ip,
      confirmed: confirmedBy(request),
    })
  }
}

/** By which a request says that it belongs to a look at the shop as a role (`server/auth/roleViews.ts`). */
export const viewHeader = 'x-view-as'

/** What whoever asks says that they confirmed, by its name: `X-Confirmed: tax.invoiceSeries, messaging.from`. */
const confirmedBy = ({ headers }: FastifyRequest): string[] =>
  String(headers['x-confirmed'] ?? '')
    .split(',')
    .map((name) => name.trim())

/**
 * Of two Authorization headers the server reads one, and whatever stands before it may have read the other; the same twice too.
 * @throws ApiError `malformed`
 */
function demandOneBearer({ raw }: FastifyRequest): void {
  const count = raw.rawHeaders.filter(
    (name, place) => place % 2 === 0 && /^authorization$/i.test(name),
  ).length
  if (count > 1) throw new ApiError('malformed', { values: { reason: 'more than one Authorization header' } })
}

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1] ?? ''

/** Nothing but the shape that sign-in gives out is looked up. */
const isSessionToken = (bearer: string): boolean => /^[\w-]{43}$/.test(bearer)

/** The session's token of a request, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const bearer = bearerOf(request)
  return isSessionToken(bearer) ? bearer : undefined
}
