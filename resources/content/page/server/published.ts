import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Locale } from '../../../../src/core/index.ts'
import { localized, type PublicArea } from '../../publishing/server/publicContent.ts'
import type { Revision } from '../../publishing/server/revisions.ts'

/** What all calls of the store have in common. */
export const open = { tag: 'published', config: { access: 'public' } } as const

/** The headers of what caches keep. */
export const kept = {
  ETag: {
    schema: { type: 'string' },
    description: 'Send it as If-None-Match: 304 where nothing else was published.',
  },
  'Cache-Control': { schema: { type: 'string' } },
}

export const publishedSchema = z
  .looseObject({
    id: z.guid(),
    version: z.int().min(1),
    publishedAt: z.iso.datetime(),
    title: z.string(),
    slug: z.string(),
  })
  .partial()
  .describe('What was published, in the language asked for; English where something is not translated.')

export const slugSchema = z.string().regex(/^[a-z0-9-]{1,120}$/)

/** An address of the store below its own. */
export const pathSchema = z
  .string()
  .regex(/^\/\S{0,499}$/)
  .refine((path) => !path.includes('\0') && path.isWellFormed())

export const publicOne = (area: PublicArea, revision: Revision, locale: Locale) => ({
  id: revision.key,
  version: revision.number,
  publishedAt: revision.at,
  changeNote: revision.note,
  ...localized(area, revision.data, locale),
})

/** Answers for caches: a minute fresh, and then only sent again where something else was published. */
export function cached<Body>(
  request: Pick<FastifyRequest, 'locale' | 'headers'>,
  reply: FastifyReply,
  body: Body,
  state: string,
): Body | FastifyReply {
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

const tagOf = (state: string) => createHash('sha256').update(state).digest('base64url').slice(0, 22)
