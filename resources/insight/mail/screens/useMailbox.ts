import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { mail } from '../mail.ts'
import { type Folder, type FolderCounts, lettersIn } from '../rules/folders.ts'

export type Letter = RecordOf<typeof mail>

/** Letters on a page of the list. */
export const perPage = 25

const columns = [
  ...(['subject', 'sender', 'to', 'preview', 'attachmentCount', 'read', 'starred', 'labels'] as const),
  ...(['deleted', 'folder', 'sentAt', 'conversation', 'updatedAt'] as const),
]

/** How often the mailbox is asked for news while somebody looks, in milliseconds. */
const calm = 20_000

/** What waits in the folders; when anything in the mailbox changed elsewhere, what is shown of it is read again. */
export function useFolderCounts(resource: Resource): FolderCounts | undefined {
  const ask = useOperation(resource)
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [resource.path, 'folders'],
    queryFn: ({ signal }) => ask<FolderCounts>('folders', import.meta.env.PROD && signal ? { signal } : {}),
    refetchInterval: calm,
    refetchOnWindowFocus: 'always',
  })
  const changedAt = data?.changedAt
  const known = useRef(changedAt)
  useEffect(() => {
    if (known.current !== undefined && changedAt !== known.current)
      void client.invalidateQueries({
        queryKey: [resource.path],
        predicate: ({ queryKey }) => queryKey[1] !== 'folders',
      })
    known.current = changedAt
  }, [changedAt, client, resource.path])
  return data
}

/** The letters of a folder that a search finds, newest first. */
export function useLetters(resource: Resource, folder: Folder, { q, page }: { q: string; page: number }) {
  const found = useGetList<Letter>(
    resource.path,
    {
      filter: { ...lettersIn(folder), ...(q === '' ? {} : { q }) },
      pagination: { page, perPage },
      sort: { field: folder === 'inbox' ? 'sentAt' : 'createdAt', order: 'DESC' },
      meta: { fields: columns },
    },
    { placeholderData: keepPreviousData, retry: false },
  )
  return found
}

/** Whether its owner has still to read it. */
export const isUnread = ({ folder, read }: Pick<Letter, 'folder' | 'read'>) => folder === 'inbox' && !read
