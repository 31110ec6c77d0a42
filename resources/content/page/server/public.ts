import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { readParameters } from '../../../../server/records/parameters.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { reading } from '../../../../server/records/work.ts'
import type { Locale, Resource } from '../../../../src/core/index.ts'
import { findRedirect } from '../../../shared/redirect/server/findRedirect.ts'
import { storeSettings } from '../../../shared/settings/server/storeSettings.ts'
import { placementNames } from '../../banner/rules/banners.ts'
import { findPreview } from '../../publishing/server/previews.ts'
import {
  bannersAt,
  layoutAt,
  localized,
  type PublicArea,
  policyVersion,
  policyVersions,
} from '../../publishing/server/publicContent.ts'
import { allLive, liveAt, type Revision } from '../../publishing/server/revisions.ts'
import { snapshotOf } from '../../publishing/server/snapshot.ts'
import { termRules } from '../../searchTerm/server/termRules.ts'
import { noteMissing } from '../../seo/server/missingAddresses.ts'
import { structuredDataAt } from '../../seo/server/pageFacts.ts'
import { sharePicture } from '../../seo/server/sharePicture.ts'
import { layoutPages } from '../../widget/rules/widgetTypes.ts'

/** The areas whose published content the store reads, by the word in the address. */
const collections = { pages: 'page', policies: 'informationPolicy' } as const

/**
 * What the store reads, open to everybody (docs/api.md, "Published content"): nothing but published revisions, in the language asked for,
 * for caches to keep. Only where the areas of the content are registered.
 */
export async function publicRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry } = context
  if (!Object.values(collections).every((name) => registry[name]) || !registry.banner || !registry.widget)
    return
  const open = { config: { access: 'public' } } as const
  for (const [word, area] of Object.entries(collections)) collectionRoutes(app, context, word, area)

  app.get<{ Params: { slug: string; number: string } }>(
    '/public/policies/:slug/versions/:number',
    open,
    async (request, reply) => {
      readParameters(request.query, [])
      const { slug, number } = request.params
      const found = /^[1-9]\d{0,6}$/.test(number) && isSlug(slug) ? Number(number) : undefined
      const answer = await reading(context, async (db) => {
        const live = found && (await liveAt(db, 'informationPolicy', slug))
        const past = live && (await policyVersion(db, live.data.policyType, found))
        return (
          past && {
            ...publicOne('informationPolicy', past, request.locale),
            isLive: live.number === past.number,
          }
        )
      })
      if (!answer) throw new ApiError('not-found')
      return cached(request, reply, answer, `policy-${slug}-${number}-${answer.isLive}`)
    },
  )

  if (registry.adminSetting && registry.configSetting)
    app.get('/public/settings', open, async (request, reply) => {
      readParameters(request.query, [])
      const settings = await reading(context, storeSettings)
      return cached(request, reply, { settings }, JSON.stringify(settings))
    })

  app.get<{ Params: { placement: string } }>('/public/banners/:placement', open, async (request, reply) => {
    readParameters(request.query, [])
    const { placement } = request.params
    if (!(placementNames as readonly string[]).includes(placement)) throw new ApiError('not-found')
    const now = new Date().toISOString()
    const banners = await reading(context, (db) => bannersAt(db, placement, request.locale, now))
    return cached(
      request,
      reply,
      { placement, banners },
      banners.map(({ id, version }) => `${id}.${version}`).join(),
    )
  })

  app.get<{ Params: { page: string } }>('/public/layouts/:page', open, async (request, reply) => {
    readParameters(request.query, [])
    const { page } = request.params
    if (!(layoutPages as readonly string[]).includes(page)) throw new ApiError('not-found')
    const now = new Date().toISOString()
    const layout = await reading(context, (db) => layoutAt(db, page, request.locale, now))
    if (!layout) throw new ApiError('not-found')
    return cached(request, reply, { page, ...layout }, `${page}-${layout.version}-${layout.widgets.length}`)
  })

  app.get<{ Querystring: { path?: string; referrer?: string } }>(
    '/public/address',
    open,
    async (request, reply) => {
      readParameters(request.query, ['path', 'referrer'])
      const { path, referrer } = request.query
      if (
        typeof path !== 'string' ||
        !isPath(path) ||
        (referrer !== undefined && typeof referrer !== 'string')
      )
        throw new ApiError('malformed', { values: { parameter: 'path' } })
      const found = await reading(context, async (db) => {
        const redirect = await findRedirect(db, path)
        if (!redirect) await noteMissing(db, path, referrer)
        return redirect
      })
      if (!found) throw new ApiError('not-found')
      reply.header('Cache-Control', 'no-cache')
      return found
    },
  )

  if (registry.searchTerm) {
    app.get('/public/search-terms', open, async (request, reply) => {
      readParameters(request.query, [])
      const rules = await reading(context, termRules)
      const terms = rules.map(({ term, redirectTo, synonyms }) => ({ term, redirectTo, synonyms }))
      return cached(request, reply, { terms }, rules.map(({ id, version }) => `${id}.${version}`).join())
    })
  }

  app.get<{ Querystring: { path?: string } }>('/public/structured-data', open, async (request, reply) => {
    readParameters(request.query, ['path'])
    const { path } = request.query
    if (typeof path !== 'string' || !isPath(path))
      throw new ApiError('malformed', { values: { parameter: 'path' } })
    const origin = context.settings.publicUrl ?? `${request.protocol}://${request.host}`
    const data = await reading(context, (db) => structuredDataAt(db, path, request.locale, origin))
    if (!data) throw new ApiError('not-found')
    return cached(request, reply, { path, data }, JSON.stringify(data))
  })

  app.get<{ Params: { token: string } }>('/public/preview/:token', open, async (request, reply) => {
    readParameters(request.query, [])
    const { token } = request.params
    const draft = await reading(context, async (db) => {
      const preview = /^[\w-]{43}$/.test(token) ? await findPreview(db, token) : undefined
      const resource = preview && (registry[preview.area] as Resource | undefined)
      const record = resource && (await findRecord(db, resource, preview.key))
      if (!preview || !resource || !record) return undefined
      return {
        area: preview.area,
        draft: localized(preview.area as PublicArea, snapshotOf(resource, record), request.locale),
      }
    })
    if (!draft) throw new ApiError('not-found')
    reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
    return draft
  })
}

function collectionRoutes(
  app: FastifyInstance,
  context: Context,
  word: string,
  area: 'page' | 'informationPolicy',
) {
  app.get(`/public/${word}`, { config: { access: 'public' } }, async (request, reply) => {
    readParameters(request.query, [])
    const live = await reading(context, (db) => allLive(db, area))
    const listed = live
      .filter(({ data }) => area !== 'page' || data.visibility === 'public')
      .map((revision) => {
        const {
          blocks: _,
          body: __,
          ...line
        } = publicOne(area, revision, request.locale) as Record<string, unknown>
        return line
      })
    return cached(request, reply, listed, live.map(({ key, number }) => `${key}.${number}`).join())
  })

  app.get<{ Params: { slug: string } }>(
    `/public/${word}/:slug`,
    { config: { access: 'public' } },
    async (request, reply) => {
      readParameters(request.query, [])
      const { slug } = request.params
      const found = await reading(context, async (db) => {
        const live = isSlug(slug) ? await liveAt(db, area, slug) : undefined
        if (!live) {
          if (isSlug(slug)) await noteMissing(db, `/${word}/${slug}`, request.headers.referer)
          return undefined
        }
        const versions =
          area === 'informationPolicy' ? await policyVersions(db, live.data.policyType) : undefined
        const own = publicOne(area, live, request.locale) as ReturnType<typeof publicOne> & {
          ogImage?: unknown
        }
        const ogImage = own.ogImage ?? (await sharePicture(db, request.locale))
        return { ...own, ogImage, ...(versions ? { versions } : {}) }
      })
      if (!found) throw new ApiError('not-found')
      // The store's own pages for customers come with its customer accounts; until then nobody proves to be one.
      if ((found as { visibility?: unknown }).visibility === 'customers') throw new ApiError('forbidden')
      const state = `${found.id}.${found.version}.${JSON.stringify(found.ogImage)}`
      return cached(request, reply, found, state)
    },
  )
}

const publicOne = (area: PublicArea, revision: Revision, locale: Locale) => ({
  id: revision.key,
  version: revision.number,
  publishedAt: revision.at,
  changeNote: revision.note,
  ...localized(area, revision.data, locale),
})

/** Answers for caches: a minute fresh, and then only sent again where something else was published. */
function cached(request: FastifyRequest, reply: FastifyReply, body: unknown, state: string): unknown {
  const tag = `"${tagOf(`${request.locale} ${state}`)}"`
  reply
    .header('Cache-Control', 'public, max-age=60, stale-while-revalidate=600')
    .header('Vary', 'Accept-Language')
    .header('Content-Language', request.locale)
    .header('ETag', tag)
  if (request.headers['if-none-match']?.split(/,\s*/).some((known) => known.replace(/^W\//, '') === tag))
    return reply.code(304).send()
  return body
}

const isSlug = (text: string) => /^[a-z0-9-]{1,120}$/.test(text)

const isPath = (path: string) => /^\/\S{0,499}$/.test(path) && !path.includes('\0') && path.isWellFormed()

const tagOf = (state: string) => createHash('sha256').update(state).digest('base64url').slice(0, 22)
