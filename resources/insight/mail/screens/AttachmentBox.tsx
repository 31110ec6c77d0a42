import { useLocale, useTranslate } from 'ra-core'
import { useCallback, useEffect, useRef } from 'react'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { DropZone } from '../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../src/controls/upload/UploadTiles.tsx'
import { useFileTaker } from '../../../../src/controls/upload/useFileTaker.ts'
import { useUploads } from '../../../../src/controls/upload/useUploads.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import type { UploadedFile } from '../../../../src/providers/upload.ts'
import { FileLink } from '../../../../src/views/FileLink.tsx'
import css from './mail.module.css'

interface AttachmentBoxProps {
  id: string
  label: string
  hint: string
  files: readonly StoredFile[]
  onChange: (change: (files: readonly StoredFile[]) => StoredFile[]) => void
  /** Hears whether a file is under way. */
  onBusy: (isBusy: boolean) => void
}

const most = 10
const maxMB = 10

/** The files of a letter: chosen, dropped or pasted, and taken out again. */
export function AttachmentBox({ id, label, hint, files, onChange, onBusy }: AttachmentBoxProps) {
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
      <DropZone id={id} accept={[]} multiple hint={hint} full={room <= 0} onFiles={take}>
        {files.map((file) => (
          <div key={file.file} className={css.file}>
            <FileLink value={file} />
            <span className={css.quiet}>
              {`${formatNumber(Math.max(1, Math.round(file.bytes / 1024)), locale)} kB`}
            </span>
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
          <p key={reason} className={css.wrong} role="alert">
            {reason}
          </p>
        ))}
      </DropZone>
    </Frame>
  )
}
