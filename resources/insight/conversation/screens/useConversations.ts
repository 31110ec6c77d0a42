import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useGetMany } from 'ra-core'
import { useMemo } from 'react'
import { areaHeads } from '#areas'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import type { AreaHead, ListAsked, RecordOf, Resource } from '../../../../src/core/index.ts'
import { isId } from '../../../../src/core/recordId.ts'
import { useChanges } from '../../../../src/providers/live/useChanges.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { useGrowingList } from '../../../../src/views/useGrowingList.ts'
import type { conversation } from '../conversation.ts'
import { unreadQuery } from './unreadQuery.ts'

export type Conversation = RecordOf<typeof conversation>

/** Milliseconds between two looks where the server tells of no changes. */
const calm = 15_000

const staff = areaHeads.subAdmin as AreaHead
const messages = areaHeads.chatMessage as AreaHead

/** As many as a column shows at first, and again whenever older ones are asked for. */
const perPage = 100
const meta = {
  fields: ['name', 'members', 'lastAt', 'lastText', 'marks'],
} satisfies ListAsked<Conversation>['meta']

/**
 * One's own conversations that a search finds, the one with the latest message first, and what is unread in them; as they are at this moment.
 * `open` is the one that the address names, which may be older than all that are listed.
 */
export function useConversations(resource: Resource, open: string | undefined, q: string) {
  const isLive = useChanges(resource)
  useChanges(messages)
  const ask = useOperation(resource)
  const refetchInterval = isLive ? false : calm
  const { records: data, ...list } = useGrowingList<Conversation>(
    resource.path,
    {
      filter: q === '' ? {} : { q },
      pagination: { page: 1, perPage },
      sort: { field: 'lastAt', order: 'DESC' },
      meta,
    },
    { refetchInterval, retry: false, placeholderData: keepPreviousData },
  )
  const listed = data?.find(({ id }) => id === open)
  const sought = data && !listed && isId(open) ? open : undefined
  const older = useGetMany<Conversation>(
    resource.path,
    { ids: sought ? [sought] : [], meta },
    { refetchInterval, retry: false, enabled: sought !== undefined },
  )
  const unread = useQuery(unreadQuery(resource, ask, refetchInterval))
  const counts = useMemo(
    () => new Map((unread.data ?? []).map(({ conversation, count }) => [conversation, count])),
    [unread.data],
  )
  return {
    data,
    current: listed ?? (sought ? older.data?.[0] : undefined),
    isPending: list.isPending || older.isLoading,
    error: list.error,
    refetch: list.refetch,
    hasOlder: list.hasNextPage,
    isLoadingOlder: list.isFetchingNextPage,
    loadOlder: list.fetchNextPage,
    counts,
    isLive,
  }
}

/** Who the people are, by their ids. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const { looked } = useLooked(
    staff,
    useMemo(() => [...new Set(ids)].sort(), [ids]),
  )
  return useMemo(() => new Map([...looked].map(([id, { title }]) => [id, title])), [looked])
}

/** Whose page it is. */
export const useMe = (): string => useSession()?.userId ?? ''

/** What a conversation is called by one of its members: its name, or who else is in it. */
export function nameOf(
  { name, members }: Pick<Conversation, 'name' | 'members'>,
  me: string,
  names: ReadonlyMap<string, string>,
  alone: string,
): string {
  const others = members.filter((id) => id !== me).map((id) => names.get(id) ?? '…')
  return name || others.join(' · ') || alone
}
