import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead, ListAsked, RecordOf } from '../../../../src/core/index.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { newKey } from '../../../../src/providers/idempotencyKey.ts'
import type { chatMessage } from '../../chatMessage/chatMessage.ts'

export type Message = RecordOf<typeof chatMessage>

/** What somebody says: words, a file or both. */
export interface Said {
  readonly text: string
  readonly file: StoredFile | null
}

/** A message on its way: shown at once, and kept until it has arrived. */
export interface Outgoing extends Said {
  /** Sent with each attempt, so that one whose answer was lost is not said a second time. */
  readonly key: string
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
        meta: { fields: ['text', 'file', 'sender', 'createdAt', 'version'] },
      } satisfies ListAsked<Message>),
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
    async ({ key, text, file }: Omit<Outgoing, 'hasFailed'>) => {
      const change = (next: (all: readonly Outgoing[]) => readonly Outgoing[]) => setOutgoing(next)
      change((all) => [...all.filter((each) => each.key !== key), { key, text, file, hasFailed: false }])
      try {
        await provider.create(messageArea.path, {
          data: { conversation, text: text || null, file },
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
    send: (said: Said) => void deliver({ key: newKey(), ...said }),
    sendAgain: (each: Outgoing) => void deliver(each),
    discard: (key: string) => setOutgoing((all) => all.filter((each) => each.key !== key)),
  }
}
