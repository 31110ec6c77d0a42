import { useLocale, useTranslate } from 'ra-core'
import { useCallback, useEffect, useRef } from 'react'
import type { StoredFile } from '../../fields/file/file.ts'
import { formatBytes } from '../../fields/file/formatBytes.ts'
import type { UploadedFile } from '../../providers/upload.ts'
import { FileLink } from '../../views/FileLink.tsx'
import { Frame } from '../parts/Frame.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { DropZone } from './DropZone.tsx'
import { UploadTiles } from './UploadTiles.tsx'
import css from './upload.module.css'
import { useFileTaker } from './useFileTaker.ts'
import { useUploads } from './useUploads.ts'

interface AttachmentBoxProps {
  id: string
  label: string
  hint: string
  files: readonly StoredFile[]
  /** How many there may be. */
  most: number
  onChange: (change: (files: readonly StoredFile[]) => StoredFile[]) => void
  /** Hears whether a file is under way. */
  onBusy: (isBusy: boolean) => void
}

const maxMB = 10

/** The files that go with a letter or an answer: chosen, dropped or pasted, and taken out again. */
export function AttachmentBox({ id, label, hint, files, most, onChange, onBusy }: AttachmentBoxProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const change = useRef(onChange)
  change.current = onChange
  const store = useCallback(
    ({ file, bytes, type }: UploadedFile, source: File) =>
      change.current((all) => [...all, { file, bytes, type, name: source.name.slice(0, 200) }]),
    [],
  )
  const { uploads, add, cancel, retry } = useUploads(store, { asDocument: true })
  const isBusy = uploads.some(({ failure }) => failure === undefined)
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const room = most - files.length - uploads.length
  const { take, refused } = useFileTaker({ types: [], maxMB }, room, add)
  return (
    <Frame id={id} source="attachments" label={label} group>
      <DropZone id={id} accept={[]} multiple={most > 1} hint={hint} full={room <= 0} onFiles={take}>
        {files.map((file) => (
          <div key={file.file} className={css.document}>
            <FileLink value={file} />
            <bdi className={css.bytes}>{formatBytes(file.bytes, locale)}</bdi>
            <IconButton
              small
              glyph="close"
              label={translate('fields.upload.remove', { name: file.name })}
              onClick={() => onChange((all) => all.filter((each) => each.file !== file.file))}
            />
          </div>
        ))}
        <UploadTiles uploads={uploads} cancel={cancel} retry={retry} />
        {refused.map((reason) => (
          <p key={reason} className={css.refused} role="alert">
            {reason}
          </p>
        ))}
      </DropZone>
    </Frame>
  )
}
