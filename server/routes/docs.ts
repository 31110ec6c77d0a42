import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { OpenApi } from '../../src/derive/openapi/document.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { overviewPage, tagPage } from '../docs/page.ts'
import { plainPagePolicy } from '../web/headers.ts'
import { anyQuery, fixedRoute } from './fixedRoute.ts'
import { documentOf } from './openapi.ts'

/** The API's document as pages to read, one for each part. */
export async function docsRoutes(app: FastifyInstance, context: Context): Promise<void> {
  let known: OpenApi | undefined
  const document = () => {
    known ??= documentOf(app, context)
    return known
  }

  const open = {
    tag: 'documentation',
    config: { access: 'public' },
    query: anyQuery,
    answer: { description: 'A page.', type: 'text/html', schema: z.string() },
  } as const

  fixedRoute(app, {
    ...open,
    route: 'GET /docs',
    id: 'docs',
    summary: 'This document, for reading',
    handler: (_request, reply) => send(reply, (nonce) => overviewPage(document(), nonce)),
  })

  fixedRoute(app, {
    ...open,
    route: 'GET /docs/:tag',
    id: 'docsOfTag',
    summary: 'One part of it, for reading',
    params: z.object({ tag: z.string() }),
    handler: ({ params }, reply) => send(reply, (nonce) => tagPage(document(), params.tag, nonce)),
  })
}

async function send(reply: FastifyReply, page: (nonce: string) => string | undefined): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const text = page(nonce)
  if (text === undefined) throw new ApiError('not-found')
  return reply
    .header('Content-Security-Policy', plainPagePolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(text)
}
