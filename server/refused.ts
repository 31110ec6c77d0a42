import type { PathOf } from '../src/core/pathOf.ts'
import type { ProblemCode } from '../src/derive/problems.ts'
import { ApiError } from './apiError.ts'

/** A refusal that sits at one value of a record or of what was sent, which are said: `refused<Order>('lines.0.quantity', …)`. */
export const refused = <T = never>(path: PathOf<T>, code: ProblemCode, values: Values = {}): ApiError =>
  new ApiError('invalid', { problems: [{ path, code, values }] })

type Values = Readonly<Record<string, string | number>>
