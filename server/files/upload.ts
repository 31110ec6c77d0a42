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
  try {
    return await onlyPart(request)
  } catch (error) {
    // What the parser says of broken bytes has no status; it is the request's fault all the same.
    if (error instanceof ApiError || (error as { statusCode?: number }).statusCode) throw error
    throw malformed('broken multipart')
  }
}

async function onlyPart(request: FastifyRequest): Promise<Upload> {
  let upload: Upload | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file' || part.fieldname !== 'file' || upload)
      throw malformed('not one part named file')
    upload = { bytes: await part.toBuffer(), name: part.filename ?? '' }
  }
  if (!upload) throw malformed('no part named file')
  return upload
}

const malformed = (reason: string) => new ApiError('malformed', { values: { reason } })
