import { useTranslate } from 'ra-core'
import { useCallback, useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { DropZone } from '../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../src/controls/upload/UploadTiles.tsx'
import { useFileTaker } from '../../../../src/controls/upload/useFileTaker.ts'
import { useUploads } from '../../../../src/controls/upload/useUploads.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import type { UploadedFile } from '../../../../src/providers/upload.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { FileLink } from '../../../../src/views/FileLink.tsx'
import { useFormFacts } from '../../../../src/views/form/FormContexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { projectCard } from '../projectCard.ts'
import css from './card.module.css'
import { isPicture, useCover } from './useCover.ts'

const most = 20
const maxMB = 10

interface Row {
  readonly id?: string
  readonly file: StoredFile
}

/** The documents of a card: dropped, pasted or chosen, fetched and taken out. */
export function Attachments() {
  const { resource, writable, closed } = useFormFacts()
  const { text, field } = useAreaWords<typeof projectCard>(resource.path)
  const translate = useTranslate()
  const id = useId()
  const cover = useCover()
  const { field: input } = useController({ name: 'attachments' })
  const rows = (input.value ?? []) as readonly Row[]
  const latest = useRef({ rows, onChange: input.onChange })
  latest.current = { rows, onChange: input.onChange }
  const store = useCallback(({ file, bytes, type }: UploadedFile, { name }: File) => {
    const { rows: now, onChange } = latest.current
    onChange([...now, { file: { file, bytes, type, name: name.slice(0, 200) } }])
  }, [])
  const { uploads, add, cancel, retry } = useUploads(store, { asDocument: true })
  const room = most - rows.length - uploads.length
  const { take, refused } = useFileTaker({ types: [], maxMB }, room, add)
  const isOpen = closed === undefined && writable.has('attachments')
  if (!isOpen && rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={css.part} data-source="attachments">
      <h3 id={id}>{field('attachments')}</h3>
      <DropZone
        id={`${id}-add`}
        accept={[]}
        multiple
        disabled={!isOpen}
        full={room <= 0}
        hint={translate('fields.upload.fileHint', { maxMB })}
        onFiles={take}
      >
        {rows.map((row) => (
          <div key={row.file.file} className={css.file}>
            <FileLink value={row.file} />
            {cover && isPicture(row.file) && (
              <Button
                small
                look="text"
                busy={cover.isBusy}
                disabled={cover.isFull}
                aria-label={text('useAsCoverOf', { name: row.file.name })}
                onClick={() => cover.use(row.file)}
              >
                {text('useAsCover')}
              </Button>
            )}
            {isOpen && (
              <IconButton
                small
                glyph="close"
                label={text('removeFile', { name: row.file.name })}
                onClick={() => input.onChange(rows.filter((each) => each !== row))}
              />
            )}
          </div>
        ))}
        <UploadTiles uploads={uploads} cancel={cancel} retry={retry} />
        {refused.map((reason) => (
          <p key={reason} role="alert" className={css.wrong}>
            {reason}
          </p>
        ))}
      </DropZone>
    </section>
  )
}
