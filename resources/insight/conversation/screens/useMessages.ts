import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback, useEffect, useMemo } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead, ListAsked, RecordOf } from '../../../../src/core/index.ts'
import { newKey } from '../../../../src/providers/idempotencyKey.ts'
import type { chatMessage } from '../../chatMessage/chatMessage.ts'
import { type Outgoing, type Said, useOutgoing } from './useOutgoing.ts'

export type Message = RecordOf<typeof chatMessage>

export const messageArea = areaHeads.chatMessage as AreaHead

const perPage = 50

/** The keys of what this page is sending. */
const underWay = new Set<string>()

/** What was said in a conversation, the oldest first, and what is being sent to it. */
export function useMessages(conversation: string, isLive: boolean) {
  const provider = useDataProvider()
  const client = useQueryClient()
  const [outgoing, change] = useOutgoing(conversation)
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
      change((all) => [...all.filter((each) => each.key !== key), { key, text, file, hasFailed: false }])
      underWay.add(key)
      try {
        await provider.create(messageArea.path, {
          data: { conversation, text: text || null, file },
          meta: { idempotencyKey: key },
        })
        await client.invalidateQueries({ queryKey })
        change((all) => all.filter((each) => each.key !== key))
      } catch {
        change((all) => all.map((each) => (each.key === key ? { ...each, hasFailed: true } : each)))
      } finally {
        underWay.delete(key)
      }
    },
    [provider, client, conversation, queryKey, change],
  )
  // What was under way when the page was lost: nobody knows whether it has arrived, and sent again it is there once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the conversation is opened.
  useEffect(() => {
    for (const each of outgoing) if (!each.hasFailed && !underWay.has(each.key)) void deliver(each)
  }, [deliver])
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
    discard: (key: string) => change((all) => all.filter((each) => each.key !== key)),
  }
}
