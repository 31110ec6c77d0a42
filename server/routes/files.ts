import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Resource, Viewer } from '../../src/core/index.ts'
import { canAct } from '../../src/derive/permissions.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { openFiles } from '../files/documentHolders.ts'
import { attachment } from '../files/documents.ts'
import { imageWidths } from '../files/images.ts'
import { download, imageIn, storedFileSchema, storeFile } from '../files/storedFiles.ts'
import { readUpload } from '../files/upload.ts'
import { anyQuery, fixedRoute } from './fixedRoute.ts'

/** Uploads, pictures in their widths, and documents. */
export async function fileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry, settings } = context
  const fileSize = settings.maxUploadMB * 1024 * 1024
  await app.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize, headerPairs: 20 } })

  fixedRoute(app, {
    tag: 'files',
    config: { access: 'signed-in', byToken: true },
    route: 'POST /files',
    id: 'upload',
    summary: 'Upload a file',
    description:
      'JPEG, PNG, WebP and AVIF are decoded and written anew as WebP; PDF, CSV and plain text stay as they are. A picture with `as=document` has no public address.',
    query: z.strictObject({ as: z.literal('document').optional() }),
    takes: { type: 'multipart/form-data', schema: z.object({ file: z.file() }) },
    bodyLimit: fileSize + 64 * 1024,
    answer: { status: 201, description: 'The file is kept.', schema: storedFileSchema },
    async handler(request, reply) {
      const { actor, query } = request
      if (!Object.values(registry).some((resource) => mayWrite(actor, resource)))
        throw new ApiError('forbidden')
      const { bytes, name } = await readUpload(request)
      return reply.code(201).send(await storeFile(context, bytes, name, actor.id, query.as === 'document'))
    },
  })

  // The address is the secret: 74 random bits, so that pictures work in <img> and in the caches between.
  fixedRoute(app, {
    tag: 'files',
    config: { access: 'public' },
    route: 'GET /files/:id/:width(^\\d+).webp',
    id: 'picture',
    summary: 'A picture in one of its widths',
    params: z.object({ id: fileId, width: z.enum(imageWidths.map(String)) }),
    query: anyQuery,
    answer: { description: 'It never changes.', type: 'image/webp', schema: z.file() },
    async handler({ params }, reply) {
      const width = imageWidths.find((known) => String(known) === params.width)
      const bytes = width && (await imageIn(context, params.id, width))
      if (!bytes) throw new ApiError('not-found')
      return reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes)
    },
  })

  fixedRoute(app, {
    tag: 'files',
    config: { access: 'signed-in' },
    route: 'GET /files/:id/download',
    id: 'download',
    summary: 'A file as an attachment',
    params: z.object({ id: fileId }),
    answer: {
      description: 'The whole file, for whoever brought it or may see a record and a field that holds it.',
      type: 'application/octet-stream',
      schema: z.file(),
    },
    async handler({ actor, params: { id } }, reply) {
      const open = await openFiles(context.database.db, context, actor, [id])
      const file = open.has(id) && (await download(context, id))
      if (!file) throw new ApiError('not-found')
      return reply.header('Content-Disposition', attachment(file.name)).type(file.type).send(file.bytes)
    },
  })
}

/** The id becomes part of a path, so nothing else than an id gets that far. */
const fileId = z
  .string()
  .regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
  .meta({ format: 'uuid' })

const mayWrite = (actor: Viewer, resource: Resource) =>
  canAct(actor, resource, 'create') || canAct(actor, resource, 'edit')
