import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { defined } from '../../core/defined.ts'
import type { AreaHead } from '../../core/index.ts'
import type { Picture } from '../../fields/image/image.ts'
import { useOperation } from '../../providers/useOperation.ts'

/** A picture of the library as its dialog shows it. */
export interface LibraryPicture {
  readonly id: string
  readonly name: string
  readonly folder: string | null
  readonly picture: Picture
}

export interface LibraryFolder {
  readonly folder: string
  readonly count: number
}

/** What is looked for in the library; an empty folder is any. */
export interface LibrarySearch {
  readonly q: string
  readonly folder: string
  readonly page: number
}

/** Pictures on one page of the dialog. */
export const libraryPageSize = 24

/** A page of the library, the newest first. */
export function useLibraryPage({ path }: AreaHead, { q, folder, page }: LibrarySearch) {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: [path, 'library', q, folder, page],
    queryFn: async ({ signal }) => {
      const { data, total } = await dataProvider.getList(path, {
        filter: defined({ q: q || undefined, folder: folder || undefined }),
        pagination: { page, perPage: libraryPageSize },
        sort: { field: 'createdAt', order: 'DESC' },
        meta: { fields: ['name', 'folder', 'picture'] },
        signal,
      })
      return { pictures: data as LibraryPicture[], total: total ?? data.length }
    },
    placeholderData: (last) => last,
  })
}

/** The folders of the library, by name. */
export function useLibraryFolders(head: Pick<AreaHead, 'path' | 'endpoint'>) {
  const ask = useOperation(head)
  const { data } = useQuery({
    queryKey: [head.path, 'folders'],
    queryFn: async ({ signal }) => (await ask<{ folders: LibraryFolder[] }>('folders', { signal })).folders,
  })
  return data
}
