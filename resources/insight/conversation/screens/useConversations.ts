import { useQuery } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import { useMemo } from 'react'
import { areaHeads } from '#areas'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import type { AreaHead, RecordOf, Resource } from '../../../../src/core/index.ts'
import { useChanges } from '../../../../src/providers/live/useChanges.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import type { conversation } from '../conversation.ts'
import { unreadQuery } from './unreadQuery.ts'

export type Conversation = RecordOf<typeof conversation>

/** Milliseconds between two looks where the server tells of no changes. */
const calm = 15_000

const staff = areaHeads.subAdmin as AreaHead
const messages = areaHeads.chatMessage as AreaHead

/** One's own conversations, the one with the latest message first, and what is unread in them; as they are at this moment. */
export function useConversations(resource: Resource) {
  const isLive = useChanges(resource)
  useChanges(messages)
  const ask = useOperation(resource)
  const refetchInterval = isLive ? false : calm
  const list = useGetList<Conversation>(
    resource.path,
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'lastAt', order: 'DESC' },
      meta: { fields: ['name', 'members', 'lastAt', 'lastText', 'marks'] },
    },
    { refetchInterval, retry: false },
  )
  const unread = useQuery(unreadQuery(resource, ask, refetchInterval))
  const counts = useMemo(
    () => new Map((unread.data ?? []).map(({ conversation, count }) => [conversation, count])),
    [unread.data],
  )
  return { ...list, counts, isLive }
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
  return name || others.join(', ') || alone
}
