import { useLocale, useTranslate } from 'ra-core'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { StoredFile } from '../../fields/file/file.ts'
import { formatBytes } from '../../fields/file/formatBytes.ts'
import type { UploadedFile } from '../../providers/upload.ts'
import { FileLink } from '../../views/FileLink.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { DropZone } from './DropZone.tsx'
import { Removed } from './Removed.tsx'
import { UploadTiles } from './UploadTiles.tsx'
import css from './upload.module.css'
import { useFileTaker } from './useFileTaker.ts'
import { useRemoval } from './useRemoval.ts'
import { useUploads } from './useUploads.ts'

export interface StoredFilesProps {
  id: string
  files: readonly StoredFile[]
  /** How many there may be. */
  most: number
  /** The largest of them, in MB; 10 by default. */
  maxMB?: number
  /** What may be put here, in words; how large a file may be by default. */
  hint?: string
  disabled?: boolean | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
  onChange: (change: (files: readonly StoredFile[]) => StoredFile[]) => void
  /** Hears whether a file is under way. */
  onBusy?: (isBusy: boolean) => void
  /** What else can be done with a file, in its line. */
  beside?: (file: StoredFile) => ReactNode
}

/** Files in a line each: chosen, dropped or pasted, several at once, fetched, and taken out with a way back. */
export function StoredFiles({
  files,
  most,
  maxMB = 10,
  hint,
  onChange,
  onBusy,
  beside,
  ...zone
}: StoredFilesProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const list = useRef<HTMLUListElement>(null)
  const change = useRef(onChange)
  change.current = onChange
  const store = useCallback(
    ({ file, bytes, type }: UploadedFile, source: File) =>
      change.current((all) => [...all, { file, bytes, type, name: source.name.slice(0, 200) }]),
    [],
  )
  const { uploads, add, cancel, retry } = useUploads(store, { asDocument: true })
  const isBusy = uploads.some(({ failure }) => failure === undefined)
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const room = most - files.length - uploads.length
  const { take, refused } = useFileTaker({ types: [], maxMB }, room, add)
  const { removed, remove, putBack } = useRemoval(list, files, ({ file }) => file, onChange)
  return (
    <DropZone
      {...zone}
      accept={[]}
      multiple={most > 1}
      hint={hint ?? translate('fields.upload.fileHint', { maxMB })}
      full={room <= 0}
      onFiles={take}
    >
      {files.length > 0 && (
        <ul ref={list} className={css.files}>
          {files.map((file, index) => (
            <li key={file.file} data-at={index} className={css.document}>
              <FileLink value={file} />
              <bdi className={css.bytes}>{formatBytes(file.bytes, locale)}</bdi>
              {beside?.(file)}
              {!zone.disabled && (
                <IconButton
                  small
                  glyph="close"
                  data-tool="remove"
                  // Where one fills the place, its label leads here.
                  id={most === 1 ? zone.id : undefined}
                  label={translate('fields.upload.remove', { name: file.name })}
                  onClick={() => remove(index)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <UploadTiles uploads={uploads} cancel={cancel} retry={retry} />
      {refused.map((reason) => (
        <p key={reason} className={css.refused} role="alert">
          {reason}
        </p>
      ))}
      {removed && (
        <Removed text={translate('fields.upload.removed', { name: removed.name })} onUndo={putBack} />
      )}
    </DropZone>
  )
}
