import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead, RecordOf, Resource } from '../../../../src/core/index.ts'
import { useChanges } from '../../../../src/providers/live/useChanges.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import type { mail } from '../mail.ts'
import { type Folder, type FolderCounts, lettersIn } from '../rules/folders.ts'

export type Letter = RecordOf<typeof mail>

/** A letter as a folder lists it: without its text. */
export type ListedLetter = Pick<Letter, 'id' | 'version' | (typeof columns)[number]>

const useMailList = listOf<Letter>()

/** Letters on a page of the list. */
export const perPage = 25

const columns = [
  ...([
    'subject',
    'sender',
    'from',
    'to',
    'preview',
    'attachmentCount',
    'read',
    'starred',
    'labels',
  ] as const),
  ...(['deleted', 'folder', 'sentAt', 'conversation', 'updatedAt'] as const),
]

/** How often what waits is asked for where changes cannot be followed, in milliseconds. */
const calm = 30_000

/** What waits in the folders. Letters that come, and what is done in another window, are followed as they happen. */
export function useFolderCounts(resource: Resource): FolderCounts | undefined {
  const isHearing = useChanges(resource)
  const ask = useOperation(resource)
  const { data, refetch } = useQuery({
    queryKey: [resource.path, 'folders'],
    queryFn: ({ signal }) => ask<FolderCounts>('folders', import.meta.env.PROD && signal ? { signal } : {}),
    refetchInterval: isHearing ? false : calm,
  })
  useChanges(areaHeads.contactMessage as AreaHead, () => void refetch())
  return data
}

/** The letters of a folder that a search finds, newest first. */
export function useLetters(
  resource: Resource,
  folder: Folder,
  { q, page, isWanted = true }: { q: string; page: number; isWanted?: boolean },
) {
  const found = useMailList(
    resource.path,
    {
      filter: q === '' ? lettersIn(folder) : { ...lettersIn(folder), q },
      pagination: { page, perPage },
      // By the time that stands in the row; what is not sent yet comes first.
      sort: { field: folder === 'draft' ? 'updatedAt' : 'sentAt', order: 'DESC' },
      meta: { fields: columns },
    },
    { enabled: isWanted, placeholderData: keepPreviousData, retry: false },
  )
  // The letters before stay while a search or a page is on its way, and never under the name of another folder.
  const shown = useRef(folder)
  if (!found.isPlaceholderData) shown.current = folder
  return shown.current === folder ? found : { ...found, data: undefined, total: undefined }
}

/** Whether its owner has still to read it. */
export const isUnread = ({ folder, read }: Pick<Letter, 'folder' | 'read'>) => folder === 'inbox' && !read
