import { sealed } from '../../src/core/index.ts'
import { ApiError, type ApiErrorCode } from '../apiError.ts'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { FilesUnavailable } from '../files/fileStoreOf.ts'

/** The refusal that an error stands for: ours, the absence of the database or of the files, or one of the HTTP framework. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable)
    return new ApiError('unavailable', { retryAfter: 5 })
  const { code = '', statusCode = 500 } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: string
    statusCode?: number
  }
  const named = byFrameworkCode[code]
  if (named) return new ApiError(named, named === 'unavailable' ? { retryAfter: 5 } : {})
  if (statusCode === 413) return new ApiError('too-large')
  if (statusCode === 415 || statusCode === 406) return new ApiError('wrong-content')
  if (statusCode === 404) return new ApiError('not-found')
  return new ApiError(statusCode >= 400 && statusCode < 500 ? 'malformed' : 'internal')
}

const byFrameworkCode = sealed<Readonly<Record<string, ApiErrorCode>>>({
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-content',
  // More than one part, or a part that is no file: the request is not understood.
  FST_PARTS_LIMIT: 'malformed',
  FST_FILES_LIMIT: 'malformed',
  FST_FIELDS_LIMIT: 'malformed',
})
