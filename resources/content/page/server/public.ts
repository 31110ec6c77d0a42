import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { reading } from '../../../../server/records/work.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { findRedirect } from '../../../shared/redirect/server/findRedirect.ts'
import { storeSettings } from '../../../shared/settings/server/storeSettings.ts'
import { placementNames } from '../../banner/rules/banners.ts'
import { bannersAt, layoutAt } from '../../publishing/server/publicContent.ts'
import { termRules } from '../../searchTerm/server/termRules.ts'
import { noteMissing } from '../../seo/server/missingAddresses.ts'
import { structuredDataAt } from '../../seo/server/pageFacts.ts'
import { layoutPages } from '../../widget/rules/widgetTypes.ts'
import { publicPages } from './publicPages.ts'
import { cached, kept, open, pathSchema, publishedSchema } from './published.ts'

/**
 * What the store reads, open to everybody (docs/api.md, "Published content"): nothing but published revisions, in the language asked for,
 * for caches to keep. Only where the areas of the content are registered.
 */
export async function publicRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { page, informationPolicy, banner, widget, adminSetting, configSetting, searchTerm } =
    context.registry
  if (!page || !informationPolicy || !banner || !widget) return
  publicPages(app, context)

  if (adminSetting && configSetting)
    fixedRoute(app, {
      ...open,
      route: 'GET /public/settings',
      id: 'public.settings',
      summary: 'The settings of the shop that its store obeys',
      answer: {
        description: 'Values by the keys of their settings; money in minor units, null where nothing is set.',
        schema: z.object({ settings: z.looseObject({}) }),
        headers: kept,
      },
      async handler(request, reply) {
        const settings = await reading(context, storeSettings)
        return cached(request, reply, { settings }, JSON.stringify(settings))
      },
    })

  fixedRoute(app, {
    ...open,
    route: 'GET /public/banners/:placement',
    id: 'public.banners',
    summary: 'The banners that are shown in a place now',
    params: z.object({ placement: z.enum(placementNames) }),
    answer: {
      description: 'The first one comes first.',
      schema: z.object({ placement: z.string(), banners: z.array(publishedSchema) }),
      headers: kept,
    },
    async handler(request, reply) {
      const { placement } = request.params
      const now = new Date().toISOString()
      const banners = await reading(context, (db) => bannersAt(db, placement, request.locale, now))
      const state = banners.map(({ id, version }) => `${id}.${version}`).join()
      return cached(request, reply, { placement, banners }, state)
    },
  })

  fixedRoute(app, {
    ...open,
    route: 'GET /public/layouts/:page',
    id: 'public.layout',
    summary: 'The sections of a page, as it was published',
    params: z.object({ page: z.enum(layoutPages) }),
    answer: {
      description: 'In their order; those that find no product are left out.',
      schema: z.object({ page: z.string(), version: z.int().min(1), widgets: z.array(z.looseObject({})) }),
      headers: kept,
    },
    async handler(request, reply) {
      const { page } = request.params
      const now = new Date().toISOString()
      const layout = await reading(context, (db) => layoutAt(db, page, request.locale, now))
      if (!layout) throw new ApiError('not-found')
      return cached(request, reply, { page, ...layout }, `${page}-${layout.version}-${layout.widgets.length}`)
    },
  })

  fixedRoute(app, {
    ...open,
    route: 'GET /public/address',
    id: 'public.address',
    summary: 'Where an address that is not there leads',
    description: 'Counts the visit; an address that leads nowhere is noted.',
    query: z.strictObject({ path: pathSchema, referrer: z.string().optional() }),
    answer: {
      description: 'Where to go; `to` is null for 410.',
      schema: z.object({ to: z.string().nullable(), type: z.enum(['301', '302', '410']) }),
    },
    refusals: [404],
    async handler({ query: { path, referrer } }, reply) {
      const found = await reading(context, async (db) => {
        const redirect = await findRedirect(db, path)
        if (!redirect) await noteMissing(db, path, referrer)
        return redirect
      })
      if (!found) throw new ApiError('not-found')
      reply.header('Cache-Control', 'no-cache')
      return found
    },
  })

  if (searchTerm)
    fixedRoute(app, {
      ...open,
      route: 'GET /public/search-terms',
      id: 'public.searchTerms',
      summary: 'What staff have said of terms that are looked for',
      answer: {
        description: 'Where a term leads, and what is looked for along with it.',
        schema: z.object({
          terms: z.array(
            z.object({
              term: z.string(),
              redirectTo: z.string().nullable(),
              synonyms: z.array(z.string()),
            }),
          ),
        }),
        headers: kept,
      },
      async handler(request, reply) {
        const rules = await reading(context, termRules)
        const terms = rules.map(({ term, redirectTo, synonyms }) => ({ term, redirectTo, synonyms }))
        return cached(request, reply, { terms }, rules.map(({ id, version }) => `${id}.${version}`).join())
      },
    })

  fixedRoute(app, {
    ...open,
    route: 'GET /public/structured-data',
    id: 'public.structuredData',
    summary: 'What a page tells search engines as JSON-LD',
    query: z.strictObject({ path: pathSchema }),
    answer: {
      description: 'Things of schema.org, of the kinds that the settings switch on.',
      schema: z.object({ path: z.string(), data: z.array(z.looseObject({})) }),
      headers: kept,
    },
    refusals: [404],
    async handler(request, reply) {
      const { path } = request.query
      const origin = context.settings.publicUrl ?? `${request.protocol}://${request.host}`
      const data = await reading(context, (db) => structuredDataAt(db, path, request.locale, origin))
      if (!data) throw new ApiError('not-found')
      return cached(request, reply, { path, data }, JSON.stringify(data))
    },
  })
}
