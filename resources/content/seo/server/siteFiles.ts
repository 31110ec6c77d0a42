import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../../server/context.ts'
import { reading } from '../../../../server/records/work.ts'
import { storeAddress } from '../../../shared/settings/server/storeAddress.ts'
import { robotsText } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** robots.txt and sitemap.xml of the store, where the areas they are made of are registered. */
export async function siteFileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry, settings } = context
  if (!registry.seo || !registry.page) return
  const originOf = (request: { protocol: string; host: string }) =>
    settings.publicUrl ?? `${request.protocol}://${request.host}`

  app.get('/robots.txt', { config: { access: 'public' } }, async (request, reply) => {
    const text = await reading(context, (db) => robotsText(db))
    const hasSitemap = /^\s*sitemap\s*:/im.test(text)
    reply.header('Cache-Control', 'public, max-age=300').type('text/plain; charset=utf-8')
    return hasSitemap ? text : `${text.trimEnd()}\n\nSitemap: ${originOf(request)}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', { config: { access: 'public' } }, async (request, reply) => {
    reply.header('Cache-Control', 'public, max-age=3600').type('application/xml; charset=utf-8')
    return reading(context, async (db) => sitemap(db, await storeAddress(db, originOf(request))))
  })
}
