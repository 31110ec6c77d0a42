import { useTranslate } from 'ra-core'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { Picture as PictureValue } from '../../fields/image/image.ts'
import type { UploadedFile } from '../../providers/upload.ts'
import { Button } from '../../shell/controls/Button.tsx'
import type { EditorProps } from '../parts/editor.ts'
import { moved } from '../parts/moved.ts'
import { useDragOrder } from '../parts/useDragOrder.ts'
import { useToolFocus } from '../parts/useToolFocus.ts'
import { pictureTypes } from './checkFile.ts'
import { DropZone } from './DropZone.tsx'
import own from './library.module.css'
import { PictureDialog } from './PictureDialog.tsx'
import { PictureTile } from './PictureTile.tsx'
import { Removed } from './Removed.tsx'
import { UploadTiles } from './UploadTiles.tsx'
import css from './upload.module.css'
import { useFileTaker } from './useFileTaker.ts'
import { useLibrary } from './useLibrary.ts'
import { useRemoval } from './useRemoval.ts'
import { useUploads } from './useUploads.ts'

const LibraryDialog = lazy(() => import('./LibraryDialog.tsx'))

interface PictureListProps
  extends Pick<EditorProps<PictureValue[]>, 'id' | 'disabled' | 'describedBy' | 'invalid'> {
  pictures: readonly PictureValue[]
  onChange: (pictures: PictureValue[]) => void
  max: number
  maxMB: number
  /** Whether pictures may be taken from the media library. */
  library?: boolean
}

/** Pictures in order: dropped, pasted or chosen; dragged or moved by buttons; taken out with a way back. Saved with the record. */
export function PictureList({
  id,
  pictures,
  onChange,
  max,
  maxMB,
  library: fromLibrary = false,
  disabled,
  describedBy,
  invalid,
}: PictureListProps) {
  const translate = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const latest = useRef({ pictures, onChange })
  latest.current = { pictures, onChange }
  const library = useLibrary()
  const [isChoosing, setChoosing] = useState(false)
  const [notice, setNotice] = useState<string>()
  const append = useCallback(
    ({ file, known: stored }: UploadedFile, { name }: File) => {
      const { pictures: shown, onChange: change } = latest.current
      const isHere = shown.some((picture) => picture.file === file)
      if (isHere) return setNotice(translate('fields.library.double', { name }))
      setNotice(stored && translate('fields.library.known', { name }))
      change([...shown, stored ?? { file, alt: '', focalX: 0.5, focalY: 0.5 }])
    },
    [translate],
  )
  const { uploads, add, cancel, retry } = useUploads(append)
  const room = max - pictures.length - uploads.length
  const { take, refused } = useFileTaker({ types: pictureTypes, maxMB }, room, add)
  const leadTo = useToolFocus(list, pictures)
  const move = (from: number, to: number) => onChange(moved(pictures, from, to))
  const dragging = useDragOrder(move, disabled)
  const { removed, remove, putBack } = useRemoval(
    list,
    pictures,
    ({ file }) => file,
    (edit) => onChange(edit(pictures)),
  )
  const open = opened === null ? undefined : pictures[opened]
  return (
    <DropZone
      id={id}
      accept={pictureTypes}
      multiple
      disabled={disabled}
      full={room <= 0}
      describedBy={describedBy}
      invalid={invalid}
      hint={translate('fields.upload.pictureHint', { maxMB, max })}
      onFiles={take}
    >
      {pictures.length > 0 && (
        <ul ref={list} className={css.tiles}>
          {pictures.map((picture, index) => (
            <li key={picture.file} data-at={index} className={css.tile} {...dragging(index)}>
              <PictureTile
                picture={picture}
                place={{ index, count: pictures.length }}
                disabled={disabled}
                onOpen={() => setOpened(index)}
                onRemove={() => remove(index)}
                onMove={(step) => {
                  leadTo({ index: index + step, tool: step === 1 ? 'later' : 'earlier' })
                  move(index, index + step)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadTiles uploads={uploads} cancel={cancel} retry={retry} />
      {refused.length > 0 && (
        <ul className={css.refused} role="alert">
          {refused.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {removed && <Removed text={translate('fields.picture.removed')} onUndo={putBack} />}
      {notice && (
        <p className={own.notice} role="status">
          {notice}
        </p>
      )}
      {fromLibrary && library && !disabled && room > 0 && (
        <span className={own.choose}>
          <Button small onClick={() => setChoosing(true)}>
            {translate('fields.library.choose')}
          </Button>
        </span>
      )}
      {isChoosing && library && (
        <Suspense>
          <LibraryDialog
            library={library}
            room={room}
            taken={pictures.map(({ file }) => file)}
            onTake={(chosen) => onChange([...pictures, ...chosen])}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      {open && (
        <PictureDialog
          picture={open}
          maxMB={maxMB}
          onChange={(picture) => onChange(pictures.map((each, at) => (at === opened ? picture : each)))}
          onClose={() => setOpened(null)}
        />
      )}
    </DropZone>
  )
}
