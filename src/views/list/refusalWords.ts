import type { BulkResult } from '../../providers/shopCalls.ts'

/** Why a record was left out: what the server says of it, and of its fields. */
export const refusalWords = ({ message, errors }: BulkResult['refused'][number]): string =>
  [message, ...Object.values(errors ?? {})].join(' ')
