import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCallback, useRef } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { pictureTypes } from '../../../../src/controls/upload/checkFile.ts'
import { DropZone } from '../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../src/controls/upload/UploadTiles.tsx'
import { useFileTaker } from '../../../../src/controls/upload/useFileTaker.ts'
import { useLibraryFolders } from '../../../../src/controls/upload/useLibraryPage.ts'
import { useUploads } from '../../../../src/controls/upload/useUploads.ts'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { useAllTexts } from '../../../../src/providers/laterTexts.ts'
import type { UploadedFile } from '../../../../src/providers/upload.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useListView } from '../../../../src/views/list/ListViewContext.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { mediaFile } from '../mediaFile.ts'
import css from './mediaFile.module.css'

/** Pictures sent at once. */
const most = 50
const maxMB = 10

/** Above the library: where pictures are dropped, into the folder that is looked at, and the folders. */
export default function LibraryHead({ resource }: { resource: Resource }) {
  const { viewer } = useListView()
  // Uploads are spoken of like those of a form.
  useAllTexts()
  return (
    <div className={css.head}>
      {hasFlag(viewer, resource.name, 'upload') && <Uploads resource={resource} />}
      <Folders resource={resource} />
    </div>
  )
}

function Uploads({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const { text } = useAreaWords<typeof mediaFile>(resource.path)
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const refresh = useRefresh()
  const ask = useOperation(resource)
  const queries = useQueryClient()
  const { query } = useListView()
  const folder = useRef<unknown>(undefined)
  folder.current = query.filter.folder
  const onDone = useCallback(
    async ({ file, known }: UploadedFile, { name }: File) => {
      if (known) return notify(text('known', { name }), { type: 'info' })
      try {
        const into = typeof folder.current === 'string' ? folder.current : null
        await ask('add', { input: { files: [file], folder: into } })
        notify(text('added', { smart_count: 1 }), { type: 'success' })
        refresh()
        void queries.invalidateQueries({ queryKey: [resource.path, 'folders'] })
      } catch (error) {
        sayFailure(error)
      }
    },
    [ask, notify, sayFailure, refresh, queries, text, resource.path],
  )
  const { uploads, add, cancel, retry } = useUploads(onDone)
  const { take, refused } = useFileTaker({ types: pictureTypes, maxMB }, most - uploads.length, add)
  return (
    <DropZone
      id="library-upload"
      accept={pictureTypes}
      multiple
      full={uploads.length >= most}
      hint={translate('fields.upload.pictureHint', { maxMB, max: most })}
      onFiles={take}
    >
      <UploadTiles uploads={uploads} cancel={cancel} retry={retry} />
      {refused.length > 0 && (
        <p className={css.wrong} role="alert">
          {refused.join(' ')}
        </p>
      )}
    </DropZone>
  )
}

function Folders({ resource }: { resource: Resource }) {
  const { text } = useAreaWords<typeof mediaFile>(resource.path)
  const { query, change } = useListView()
  const folders = useLibraryFolders(resource)
  if (!folders) return <Skeleton height={32} />
  if (folders.length === 0) return null
  const open = (folder: string | undefined) => {
    const { folder: _, ...rest } = query.filter
    change({ filter: folder === undefined ? rest : { ...rest, folder } })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here
    <div className={css.folders} role="group" aria-label={text('folders')}>
      <button
        type="button"
        className={css.folder}
        aria-pressed={query.filter.folder === undefined}
        onClick={() => open(undefined)}
      >
        {text('allFolders')}
      </button>
      {folders.map(({ folder, count }) => (
        <button
          key={folder}
          type="button"
          className={css.folder}
          aria-pressed={query.filter.folder === folder}
          onClick={() => open(folder)}
        >
          <bdi>{folder}</bdi> <span className={css.count}>{count}</span>
        </button>
      ))}
    </div>
  )
}
