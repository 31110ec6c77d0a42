import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { Values } from '../../../../server/records/values.ts'
import { reading } from '../../../../server/records/work.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { findPreview } from '../../publishing/server/previews.ts'
import {
  localized,
  type PublicArea,
  policyVersion,
  policyVersions,
} from '../../publishing/server/publicContent.ts'
import { allLive, liveAt } from '../../publishing/server/revisions.ts'
import { snapshotOf } from '../../publishing/server/snapshot.ts'
import { noteMissing } from '../../seo/server/missingAddresses.ts'
import { sharePicture } from '../../seo/server/sharePicture.ts'
import { cached, kept, open, publicOne, publishedSchema, slugSchema } from './published.ts'

/** What the store reads of pages and policies: what is live of them, earlier versions, and drafts by their secret link. */
export function publicPages(app: FastifyInstance, context: Context): void {
  collectionRoutes(app, context, 'pages', 'page', 'page')
  collectionRoutes(app, context, 'policies', 'informationPolicy', 'policy')

  fixedRoute(app, {
    ...open,
    route: 'GET /public/policies/:slug/versions/:number',
    id: 'public.policyVersion',
    summary: 'An earlier version of a policy',
    params: z.object({ slug: slugSchema, number: z.string().regex(/^[1-9]\d{0,6}$/) }),
    answer: {
      description: 'Versions are counted per kind of policy.',
      schema: publishedSchema,
      headers: kept,
    },
    async handler(request, reply) {
      const { slug, number } = request.params
      const answer = await reading(context, async (db) => {
        const live = await liveAt(db, 'informationPolicy', slug)
        const past = live && (await policyVersion(db, live.data.policyType, Number(number)))
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
  })

  fixedRoute(app, {
    ...open,
    route: 'GET /public/preview/:token',
    id: 'public.preview',
    summary: 'A draft, for whoever has its secret link',
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    answer: {
      description: 'For no cache to keep.',
      schema: z.object({ area: z.string(), draft: publishedSchema }),
    },
    async handler({ params, locale }, reply) {
      const found = await reading(context, async (db) => {
        const preview = await findPreview(db, params.token)
        const resource = preview && (context.registry[preview.area] as Resource | undefined)
        const record = resource && (await findRecord(db, resource, preview.key))
        if (!preview || !resource || !record) return undefined
        return {
          area: preview.area,
          draft: localized(preview.area as PublicArea, snapshotOf(resource, record), locale),
        }
      })
      if (!found) throw new ApiError('not-found')
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
      return found
    },
  })
}

function collectionRoutes(
  app: FastifyInstance,
  context: Context,
  word: string,
  area: 'page' | 'informationPolicy',
  noun: string,
) {
  fixedRoute(app, {
    ...open,
    route: `GET /public/${word}`,
    id: `public.${area}.list`,
    summary: `What is live of ${word}, without their texts`,
    answer: { description: 'At most 1,000.', schema: z.array(publishedSchema), headers: kept },
    async handler(request, reply) {
      const live = await reading(context, (db) => allLive(db, area))
      const listed = live
        .filter(({ data }) => area !== 'page' || data.visibility === 'public')
        .map((revision) => {
          const { blocks: _, body: __, ...line } = publicOne(area, revision, request.locale) as Values
          return line
        })
      return cached(request, reply, listed, live.map(({ key, number }) => `${key}.${number}`).join())
    },
  })

  fixedRoute(app, {
    ...open,
    route: `GET /public/${word}/:slug`,
    id: `public.${area}.one`,
    summary: `A ${noun} as it was published`,
    params: z.object({ slug: slugSchema }),
    answer: { description: 'Never a draft.', schema: publishedSchema, headers: kept },
    refusals: [403],
    async handler(request, reply) {
      const { slug } = request.params
      const found = await reading(context, async (db) => {
        const live = await liveAt(db, area, slug)
        if (!live) {
          await noteMissing(db, `/${word}/${slug}`, request.headers.referer)
          return undefined
        }
        const versions =
          area === 'informationPolicy' ? await policyVersions(db, live.data.policyType) : undefined
        const own = publicOne(area, live, request.locale) as ReturnType<typeof publicOne> & Values
        const ogImage = own.ogImage ?? (await sharePicture(db, request.locale))
        return versions ? { ...own, ogImage, versions } : { ...own, ogImage }
      })
      if (!found) throw new ApiError('not-found')
      // The store's own pages for customers come with its customer accounts; until then nobody proves to be one.
      if ((found as Values).visibility === 'customers') throw new ApiError('forbidden')
      const state = `${found.id}.${found.version}.${JSON.stringify(found.ogImage)}`
      return cached(request, reply, found, state)
    },
  })
}
