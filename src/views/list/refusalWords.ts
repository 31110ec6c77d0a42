import type { BulkResult } from '../../providers/shopCalls.ts'

/** Why a record or a line of a file was left out: what the server says of it, and of its fields. */
export const refusalWords = ({
  message,
  errors,
}: Pick<BulkResult['refused'][number], 'message' | 'errors'>): string =>
  [message, ...Object.values(errors ?? {})].join(' ')
