import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { newKey } from '../../../../src/providers/idempotencyKey.ts'
import type { chatMessage } from '../../chatMessage/chatMessage.ts'

export type Message = RecordOf<typeof chatMessage>

/** Words on their way: shown at once, and kept until they have arrived. */
export interface Outgoing {
  /** Sent with each attempt, so that one whose answer was lost is not said a second time. */
  readonly key: string
  readonly text: string
  readonly hasFailed: boolean
}

export const messageArea = areaHeads.chatMessage as AreaHead

const perPage = 50

/** What was said in a conversation, the oldest first, and what is being sent to it. */
export function useMessages(conversation: string, isLive: boolean) {
  const provider = useDataProvider()
  const client = useQueryClient()
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const queryKey = useMemo(() => [messageArea.path, 'of', conversation], [conversation])
  const found = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      provider.getList<Message>(messageArea.path, {
        filter: { conversation },
        pagination: { page: pageParam, perPage },
        sort: { field: 'createdAt', order: 'DESC' },
        meta: { fields: ['text', 'file', 'sender', 'createdAt'] },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ data }, pages) => (data.length < perPage ? undefined : pages.length + 1),
    refetchInterval: isLive ? false : 15_000,
  })
  const messages = useMemo(() => {
    // A message that came between two pages stands in both.
    const all = new Map(found.data?.pages.flatMap(({ data }) => data).map((each) => [each.id, each]))
    return [...all.values()].reverse()
  }, [found.data])

  const deliver = useCallback(
    async ({ key, text }: Pick<Outgoing, 'key' | 'text'>) => {
      const change = (next: (all: readonly Outgoing[]) => readonly Outgoing[]) => setOutgoing(next)
      change((all) => [...all.filter((each) => each.key !== key), { key, text, hasFailed: false }])
      try {
        await provider.create(messageArea.path, {
          data: { conversation, text },
          meta: { idempotencyKey: key },
        })
        await client.invalidateQueries({ queryKey })
        change((all) => all.filter((each) => each.key !== key))
      } catch {
        change((all) => all.map((each) => (each.key === key ? { ...each, hasFailed: true } : each)))
      }
    },
    [provider, client, conversation, queryKey],
  )
  return {
    messages,
    outgoing,
    isPending: found.isPending,
    error: found.error,
    refetch: found.refetch,
    hasOlder: found.hasNextPage,
    isLoadingOlder: found.isFetchingNextPage,
    loadOlder: found.fetchNextPage,
    send: (text: string) => void deliver({ key: newKey(), text }),
    sendAgain: (each: Outgoing) => void deliver(each),
    discard: (key: string) => setOutgoing((all) => all.filter((each) => each.key !== key)),
  }
}
