import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback, useEffect, useMemo } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead, ListAsked, RecordOf } from '../../../../src/core/index.ts'
import { newKey } from '../../../../src/providers/idempotencyKey.ts'
import { isPassing } from '../../../../src/providers/queryClient.ts'
import type { chatMessage } from '../../chatMessage/chatMessage.ts'
import { useMe } from './useConversations.ts'
import { type Outgoing, type Said, useOutgoing } from './useOutgoing.ts'

export type Message = RecordOf<typeof chatMessage>

export const messageArea = areaHeads.chatMessage as AreaHead

const perPage = 50

/** The keys of what this page is sending. */
const underWay = new Set<string>()

/** In ms: shorter than the two days for which the server knows a repetition by its key (`docs/api.md`). */
const knownFor = 47 * 60 * 60_000

/** What was said in a conversation, the oldest first, and what is being sent to it. */
export function useMessages(conversation: string, isLive: boolean) {
  const me = useMe()
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
    async ({ key, text, file, after, at }: Omit<Outgoing, 'hasFailed'>) => {
      change((all) => [
        ...all.filter((each) => each.key !== key),
        { key, text, file, after, at, hasFailed: false },
      ])
      underWay.add(key)
      try {
        await provider.create(messageArea.path, {
          data: { conversation, text: text || null, file },
          meta: { idempotencyKey: key },
        })
        await client.invalidateQueries({ queryKey })
        change((all) => all.filter((each) => each.key !== key))
      } catch (error) {
        const isRefused = !isPassing(error)
        change((all) =>
          all.map((each) => (each.key === key ? { ...each, hasFailed: true, isRefused } : each)),
        )
      } finally {
        underWay.delete(key)
      }
    },
    [provider, client, conversation, queryKey, change],
  )
  // What got no answer, as its page was left or the way to the server lost: nobody knows whether it has arrived, and sent again it is there
  // once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the conversation is opened.
  useEffect(() => {
    for (const each of outgoing)
      if (!each.isRefused && !underWay.has(each.key) && Date.now() - each.at < knownFor) void deliver(each)
  }, [deliver])
  return {
    messages,
    outgoing: notYetThere(outgoing, messages, me),
    isPending: found.isPending,
    error: found.error,
    refetch: found.refetch,
    hasOlder: found.hasNextPage,
    isLoadingOlder: found.isFetchingNextPage,
    loadOlder: found.fetchNextPage,
    send: ({ text, file }: Said) =>
      void deliver({ key: newKey(), after: messages.at(-1)?.id ?? '', at: Date.now(), text, file }),
    sendAgain: (each: Outgoing) => void deliver(each),
    discard: (key: string) => change((all) => all.filter((each) => each.key !== key)),
  }
}

/**
 * What is on its way and does not stand among the messages yet: one that has arrived is told of by the stream before its own answer comes,
 * and by the list where the answer was lost. What failed is shown until it is sent again or thrown away.
 */
function notYetThere(
  outgoing: readonly Outgoing[],
  messages: readonly Message[],
  me: string,
): readonly Outgoing[] {
  const seen = new Set<string>()
  return outgoing.filter(({ text, file, after, hasFailed }) => {
    const found = messages.find(
      (each) =>
        each.sender === me &&
        each.id > after &&
        (each.text ?? '') === text &&
        each.file?.file === file?.file &&
        !seen.has(each.id),
    )
    if (hasFailed || !found) return true
    seen.add(found.id)
    return false
  })
}
