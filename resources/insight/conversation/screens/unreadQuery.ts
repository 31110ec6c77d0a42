import type { Resource } from '../../../../src/core/index.ts'
import type { useOperation } from '../../../../src/providers/useOperation.ts'

/** What of a conversation one of its members has not read. */
export interface Unread {
  readonly conversation: string
  readonly count: number
  readonly muted: boolean
}

/** Asks what is unread; the page and the menu share the answer. `refetchInterval`: milliseconds between two looks. */
export const unreadQuery = (
  { path }: Pick<Resource, 'path'>,
  ask: ReturnType<typeof useOperation>,
  refetchInterval: number | false,
) => ({
  queryKey: [path, 'unread'],
  queryFn: () => ask<Unread[]>('unread'),
  refetchInterval,
})
