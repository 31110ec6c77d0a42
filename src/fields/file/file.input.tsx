import { useLocale, useTranslate } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { filtered } from '../../controls/filter/filtered.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import { DropZone } from '../../controls/upload/DropZone.tsx'
import { Removed } from '../../controls/upload/Removed.tsx'
import { UploadTiles } from '../../controls/upload/UploadTiles.tsx'
import css from '../../controls/upload/upload.module.css'
import { useFileTaker } from '../../controls/upload/useFileTaker.ts'
import { useUploads } from '../../controls/upload/useUploads.ts'
import type { UploadedFile } from '../../providers/upload.ts'
import { FileLink } from '../../views/FileLink.tsx'
import type { FieldInput } from '../view.ts'
import type { FileOptions, StoredFile } from './file.ts'
import { formatBytes } from './formatBytes.ts'

function Edit({
  id,
  value,
  onChange,
  options,
  disabled,
  describedBy,
  invalid,
}: EditorProps<StoredFile, FileOptions>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const [removed, setRemoved] = useState<StoredFile | null>(null)
  const change = useRef(onChange)
  change.current = onChange
  const store = useCallback(
    ({ file, bytes, type }: UploadedFile, source: File) =>
      change.current({ file, bytes, type, name: source.name.slice(0, 200) }),
    [],
  )
  const { uploads, add, cancel, retry } = useUploads(store, { asDocument: true })
  const maxMB = options.maxMB ?? 10
  const { take, refused } = useFileTaker({ types: [], maxMB }, 1, add)
  return (
    <DropZone
      id={id}
      accept={[]}
      disabled={disabled}
      full={value !== null || uploads.length > 0}
      describedBy={describedBy}
      invalid={invalid}
      hint={translate('fields.upload.fileHint', { maxMB })}
      onFiles={take}
    >
      {value && (
        <div className={css.document}>
          <Glyph name="document" />
          <span>
            <FileLink value={value} /> · <bdi>{formatBytes(value.bytes, locale)}</bdi>
          </span>
          {!disabled && (
            <IconButton
              small
              glyph="close"
              id={id}
              label={translate('fields.upload.remove', { name: value.name })}
              onClick={() => {
                setRemoved(value)
                onChange(null)
              }}
            />
          )}
        </div>
      )}
      <UploadTiles uploads={uploads} cancel={cancel} retry={retry} />
      {refused.map((reason) => (
        <div key={reason} className={css.refused} role="alert">
          {reason}
        </div>
      ))}
      {removed && value === null && (
        <Removed
          text={translate('fields.upload.removed', { name: removed.name })}
          onUndo={() => onChange(removed)}
        />
      )}
    </DropZone>
  )
}

export default {
  Input: framed(Edit, { group: true }),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'choice' }),
} satisfies FieldInput<FileOptions>
