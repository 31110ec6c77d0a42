import type { ProblemCode } from '../src/derive/problems.ts'
import { ApiError } from './apiError.ts'

/** A refusal that sits at one field; `code` is one of the catalogue `errors`. */
export const refused = (path: string, code: ProblemCode, values: Record<string, string | number> = {}) =>
  new ApiError('invalid', { problems: [{ path, code, values }] })
