import type { FastifyRequest } from 'fastify'
import { ApiError } from '../apiError.ts'

/** The one part of an upload: its bytes and the name that the sender gives it, which is not trusted. */
export interface Upload {
  readonly bytes: Buffer
  readonly name: string
}

/**
 * Reads a multipart request that consists of exactly one file part named `file`.
 * @throws ApiError `malformed` for any other shape; `too-large` comes from the parser.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  let upload: Upload | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file' || part.fieldname !== 'file' || upload) {
      throw new ApiError('malformed', { values: { reason: 'not one part named file' } })
    }
    upload = { bytes: await part.toBuffer(), name: part.filename ?? '' }
  }
  if (!upload) throw new ApiError('malformed', { values: { reason: 'no part named file' } })
  return upload
}
