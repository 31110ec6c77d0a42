import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { clearDraft, readDraft, saveDraft } from '../../../../src/providers/drafts.ts'
import { useMe } from './useConversations.ts'

/** What somebody says: words, a file or both. */
export interface Said {
  readonly text: string
  readonly file: StoredFile | null
}

/** A message on its way: shown at once, and kept until it has arrived. */
export interface Outgoing extends Said {
  /** Sent with each attempt, so that one whose answer was lost is not said a second time. */
  readonly key: string
  /** The newest message when it was said; ids rise with the time. */
  readonly after: string
  /** When it was said first, in ms. */
  readonly at: number
  readonly hasFailed: boolean
  /** The server has it and does not take it: sent again unchanged, it would be refused again. */
  readonly isRefused?: boolean
}

type Change = (all: readonly Outgoing[]) => readonly Outgoing[]

const none: readonly Outgoing[] = []

/**
 * What is on its way to a conversation. It is kept in this browser as well, until it has arrived or was thrown away: whoever goes to
 * another conversation, or loses the page, finds what did not arrive, to be sent again.
 */
export function useOutgoing(
  conversation: string,
): [outgoing: readonly Outgoing[], change: (next: Change) => void] {
  const client = useQueryClient()
  // The session may be gone by the time something must be kept.
  const user = useRef(useMe()).current
  const { data = none } = useQuery({
    queryKey: ['chat', 'outgoing', user, conversation],
    queryFn: skipToken,
    initialData: () => keptOf(user, conversation),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const change = useCallback(
    (next: Change) => {
      const key = ['chat', 'outgoing', user, conversation]
      const all = next(client.getQueryData<readonly Outgoing[]>(key) ?? none)
      client.setQueryData(key, all)
      const draft = draftOf(user, conversation)
      if (all.length === 0) clearDraft(draft)
      else saveDraft(draft, { all }, 0)
    },
    [client, user, conversation],
  )
  return [data, change]
}

const draftOf = (user: string, conversation: string) => ({ user, resource: 'chatOutgoing', id: conversation })

function keptOf(user: string, conversation: string): readonly Outgoing[] {
  const all = readDraft(draftOf(user, conversation))?.values.all
  return Array.isArray(all) ? (all as Outgoing[]) : none
}
