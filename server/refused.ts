import { ApiError } from './apiError.ts'

/** A refusal that sits at one field; `code` is one of the catalogue `errors`. */
export const refused = (path: string, code: string, values: Record<string, string | number> = {}) =>
  new ApiError('invalid', { problems: [{ path, code, values }] })
