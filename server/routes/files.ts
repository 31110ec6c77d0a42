import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Resource, Viewer } from '../../src/core/index.ts'
import { canAct } from '../../src/derive/permissions.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { openFiles } from '../files/documentHolders.ts'
import { attachment } from '../files/documents.ts'
import { imageWidths } from '../files/images.ts'
import { download, imageIn, storeFile } from '../files/storedFiles.ts'
import { readUpload } from '../files/upload.ts'
import { malformed, readParameters } from '../records/parameters.ts'

/** Uploads, pictures in their widths, and documents. */
export async function fileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry, settings } = context
  const fileSize = settings.maxUploadMB * 1024 * 1024
  await app.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize, headerPairs: 20 } })

  app.post(
    '/files',
    { config: { access: 'signed-in', byToken: true }, bodyLimit: fileSize + 64 * 1024 },
    async (request, reply) => {
      if (!Object.values(registry).some((resource) => mayWrite(request.actor, resource)))
        throw new ApiError('forbidden')
      const { as } = readParameters(request.query, ['as'])
      if (as !== undefined && as !== 'document') throw malformed('as')
      const { bytes, name } = await readUpload(request)
      const stored = await storeFile(context, bytes, name, request.actor.id, as === 'document')
      return reply.code(201).send(stored)
    },
  )

  // The address is the secret: 74 random bits, so that pictures work in <img> and in the caches between.
  const picture = '/files/:id/:width(^\\d+).webp'
  app.get<{ Params: { id: string; width: string } }>(
    picture,
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const width = imageWidths.find((known) => String(known) === params.width)
      const bytes = width && (await imageIn(context, fileId(params.id), width))
      if (!bytes) throw new ApiError('not-found')
      return reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes)
    },
  )

  app.get<{ Params: { id: string } }>(
    '/files/:id/download',
    { config: { access: 'signed-in' } },
    async (request, reply) => {
      const id = fileId(request.params.id)
      const open = await openFiles(context.database.db, context, request.actor, [id])
      const file = open.has(id) && (await download(context, id))
      if (!file) throw new ApiError('not-found')
      return reply.header('Content-Disposition', attachment(file.name)).type(file.type).send(file.bytes)
    },
  )
}

/** The id becomes part of a path, so nothing else than an id gets that far. */
function fileId(id: string): string {
  if (!/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id)) throw new ApiError('not-found')
  return id
}

const mayWrite = (actor: Viewer, resource: Resource) =>
  canAct(actor, resource, 'create') || canAct(actor, resource, 'edit')
