import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { faqRoutes } from '../resources/content/faq/server/faqRoutes.ts'
import { publicRoutes } from '../resources/content/page/server/public.ts'
import { siteFileRoutes } from '../resources/content/seo/server/siteFiles.ts'
import { feedRoutes } from '../resources/insight/calendarEvent/server/feedRoutes.ts'
import { figureRoutes } from '../resources/insight/dashboard/server/figures.ts'
import { inboxRoutes } from '../resources/insight/inbox/server/inboxRoutes.ts'
import { messageQueue } from '../resources/messages/notification/server/messageQueue.ts'
import { exotelAnswerRoute } from '../resources/messages/notification/server/receipts/exotelAnswerRoute.ts'
import { payLinkRoutes } from '../resources/sales/payment/server/payLinks.ts'
import { sandboxGatewayRoutes } from '../resources/sales/payment/server/sandboxGateway.ts'
import { signedEventRoutes } from '../resources/sales/payment/server/signedEvents.ts'
import { noticeRoutes } from '../resources/settings/setting/server/notice.ts'
import { systemRoutes } from '../resources/settings/system/server/systemRoutes.ts'
import { settingsFileRoutes, settingsRoutes } from '../resources/shared/settings/server/publicRoutes.ts'
import { accessRequestRoutes } from '../resources/staff/accessRequest/server/accessRequestRoutes.ts'
import { accountRoutes } from '../resources/staff/account/server/account.ts'
import { apiTokenRoutes } from '../resources/staff/account/server/apiTokens.ts'
import { authRoutes } from '../resources/staff/account/server/auth.ts'
import { ownContactRoutes } from '../resources/staff/account/server/ownContact.ts'
import { ownPictureRoutes } from '../resources/staff/account/server/ownPicture.ts'
import { ownSessionRoutes } from '../resources/staff/account/server/ownSessions.ts'
import { profileRoutes } from '../resources/staff/account/server/profile.ts'
import { secondStepRoutes } from '../resources/staff/account/server/secondStep.ts'
import { followRoutes } from '../resources/staff/follow/server/followRoutes.ts'
import { invitationRoutes } from '../resources/staff/subAdmin/server/invitations.ts'
import { roleViewRoutes } from '../resources/staff/subAdminRole/server/roleViewRoutes.ts'
import { answerErrors, errorAnswer } from '../server/answers/errors.ts'
import { preferredLocale } from '../server/answers/locale.ts'
import type { Context } from '../server/context.ts'
import { countRequests } from '../server/metrics/countRequests.ts'
import { metricsRoute } from '../server/metrics/metricsRoute.ts'
import { traceRequests } from '../server/metrics/traceRequests.ts'
import { guard, type RouteTable } from '../server/requests/access.ts'
import { closeConnections } from '../server/requests/closeConnections.ts'
import { shareFairly } from '../server/requests/fairShare.ts'
import { headAsGet } from '../server/requests/headAsGet.ts'
import { logRequests } from '../server/requests/logRequests.ts'
import { refuseDuringMaintenance } from '../server/requests/maintenance.ts'
import { parseStrictJson } from '../server/requests/strictJson.ts'
import { binRoutes } from '../server/routes/bin.ts'
import { bulkOperationRoutes } from '../server/routes/bulkOperations.ts'
import { changeRoutes } from '../server/routes/changes.ts'
import { docsRoutes } from '../server/routes/docs.ts'
import { fileRoutes } from '../server/routes/files.ts'
import { healthRoutes } from '../server/routes/health.ts'
import { logRoutes } from '../server/routes/log.ts'
import { openapiRoutes } from '../server/routes/openapi.ts'
import { operationRoutes } from '../server/routes/operations.ts'
import { ownWorkRoutes } from '../server/routes/ownWork.ts'
import { proveRoutes } from '../server/routes/prove.ts'
import { recordRoutes } from '../server/routes/records.ts'
import { savedViewRoutes } from '../server/routes/savedViews.ts'
import { searchRoutes } from '../server/routes/search.ts'
import { sessionRoutes } from '../server/routes/session.ts'
import type { ServerSettings } from '../server/settings.ts'
import { applyShopWays } from '../server/shopWays.ts'
import type { FrontEnd } from '../server/web/frontEnd.ts'
import { securityHeaders } from '../server/web/headers.ts'
import { packAnswers } from '../server/web/packAnswers.ts'
import { staticRoutes } from '../server/web/staticRoutes.ts'
import { defined } from '../src/core/defined.ts'

import { wantedTables } from './appTables.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered route and what it demands. */
    routeTable: RouteTable
    /** Looks again who a request is of, whose answer takes long; throws as at its begin. That is no use of their session. */
    identifyAgain(request: FastifyRequest): Promise<void>
  }
}

/** What stands around the API: the front end that is served with it, and an HTTP server in place of Fastify's own. */
export interface AppOptions {
  readonly frontEnd?: FrontEnd | undefined
  readonly serverFactory?: FastifyServerOptions['serverFactory']
}

/** The base of the API's paths. */
export const apiBase = '/api/v1'

/** The parts of the API; each is a plugin `(app, context)` whose routes are relative to the base. */
const api = [
  authRoutes,
  invitationRoutes,
  sessionRoutes,
  profileRoutes,
  ownPictureRoutes,
  ownContactRoutes,
  followRoutes,
  accountRoutes,
  ownSessionRoutes,
  proveRoutes,
  noticeRoutes,
  faqRoutes,
  secondStepRoutes,
  apiTokenRoutes,
  roleViewRoutes,
  accessRequestRoutes,
  inboxRoutes,
  feedRoutes,
  figureRoutes,
  settingsRoutes,
  fileRoutes,
  recordRoutes,
  operationRoutes,
  bulkOperationRoutes,
  searchRoutes,
  changeRoutes,
  binRoutes,
  ownWorkRoutes,
  logRoutes,
  savedViewRoutes,
  publicRoutes,
  signedEventRoutes,
  exotelAnswerRoute,
  sandboxGatewayRoutes,
  payLinkRoutes,
  async (app: FastifyInstance, context: Context) =>
    systemRoutes(app, context, wantedTables(context.registry)),
  openapiRoutes,
  docsRoutes,
]

/** The whole HTTP application over a context, ready to listen or to be asked by `inject`. */
export async function buildApp(
  context: Context,
  { frontEnd, serverFactory }: AppOptions = {},
): Promise<FastifyInstance> {
  const { settings } = context
  const answer = errorAnswer(context.translate, context.log)
  const addHeaders = securityHeaders(settings)
  const options = defined<FastifyServerOptions>({
    ...limits,
    ...headAsGet,
    schemaController: { compilersFactory: { buildValidator: zodChecks, buildSerializer: zodChecks } },
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings),
    genReqId: () => randomUUID(),
    // For requests that are too broken to reach a hook.
    frameworkErrors(error, request, reply) {
      addHeaders(request as never, reply as never)
      answer(error, request as never, reply as never)
    },
    serverFactory,
  })
  const app = Fastify(options) as unknown as FastifyInstance
  app.addHook('onSend', (request, reply, payload, done) => {
    addHeaders(request, reply)
    done(null, payload)
  })
  closeConnections(app)
  logRequests(app, context)
  if (context.metrics) countRequests(app, context.metrics)
  if (context.traces) traceRequests(app, context.traces)
  app.decorateRequest('locale', 'en')
  app.addHook('onRequest', async (request) => {
    request.locale = preferredLocale(request.headers['accept-language'])
    await context.speak(request.locale)
  })
  if (settings.corsOrigins.length > 0)
    await app.register(cors, { ...crossOrigin, origin: [...settings.corsOrigins] })
  app.decorate('routeTable', guard(app, context))
  app.decorate('fixedCalls', [])
  refuseDuringMaintenance(app, context)
  shareFairly(app)
  answerErrors(app, answer)
  packAnswers(app)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseStrictJson(body),
  )
  for (const routes of api) {
    await app.register(
      async (scope) => {
        applyShopWays(scope, context)
        await routes(scope, context)
      },
      { prefix: apiBase },
    )
  }
  await app.register(async (scope) => healthRoutes(scope, context))
  await app.register(async (scope) => metricsRoute(scope, context, messageQueue))
  await app.register(async (scope) => settingsFileRoutes(scope, context))
  await app.register(async (scope) => siteFileRoutes(scope, context))
  if (frontEnd) await app.register(async (scope) => staticRoutes(scope, context, frontEnd))
  return app
}

/** 64 kB of headers, as a long list of ids travels in the address; two minutes, as the specification gives every request. */
const limits = {
  http: { maxHeaderSize: 65_536 },
  bodyLimit: 2 * 1024 * 1024,
  handlerTimeout: 120_000,
  requestTimeout: 120_000,
} as const

/** Stands in for the compilers of Fastify's own schemas, of which there are none: a hundred and fifty modules that are not loaded. */
const zodChecks = (): never => {
  throw new Error(
    "A route has a schema of Fastify's. None was expected, as requests are read by zod (`fixedRoute`, `readBody`). Use these.",
  )
}

/** A number says how many proxies stand before the server; the entry that the outermost of them wrote is the client's. */
const trusted = ({ trustProxy }: ServerSettings) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

const crossOrigin = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'Last-Event-ID',
    'Range',
    'X-Confirmed',
  ],
  exposedHeaders: [
    'Content-Range',
    'Content-Disposition',
    'ETag',
    'Retry-After',
    'X-Changes-Position',
    'X-Request-Id',
    'X-Sum',
    'X-Total-Kind',
  ],
  maxAge: 600,
}
