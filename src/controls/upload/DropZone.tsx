import { useTranslate } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { Glyph } from '../parts/Glyph.tsx'
import css from './upload.module.css'

/** React does not know the attribute, which all browsers have. */
const wholeFolder: object = { webkitdirectory: '' }

interface DropZoneProps {
  id: string
  /** What may be put here: `pictures`, `a file`. */
  hint: string
  accept: readonly string[]
  multiple?: boolean
  disabled?: boolean | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
  onFiles: (files: File[]) => void
  /** What is there already; the place to choose more stands after it. */
  children?: ReactNode
  /** Nothing more fits. */
  full?: boolean
  /** A tile in a row of others rather than a line of its own. */
  tile?: boolean
  /** A whole folder is chosen, with all that lies in it. */
  folder?: boolean
}

/** Where files are dropped, pasted or chosen. */
export function DropZone({
  id,
  hint,
  accept,
  multiple,
  disabled,
  describedBy,
  invalid,
  onFiles,
  children,
  full,
  tile,
  folder,
}: DropZoneProps) {
  const translate = useTranslate()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled && !full) onFiles(multiple ? files : files.slice(0, 1))
    return files.length > 0
  }
  const isOpen = !disabled && !full
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting stand beside the button, not in its place
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isOpen || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) =>
        !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      onPaste={(event) => {
        if (take(event.clipboardData?.files)) event.preventDefault()
      }}
    >
      {children}
      {isOpen && (
        <button
          type="button"
          id={id}
          className={tile ? css.addTile : css.add}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
          onClick={() => chooser.current?.click()}
        >
          <Glyph name="upload" />
          <span className={css.addWords}>
            <b>
              {translate(`fields.upload.${folder ? 'chooseFolder' : multiple ? 'chooseMany' : 'choose'}`)}
            </b>{' '}
            <span>{hint}</span>
          </span>
        </button>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={accept.join(',')}
        multiple={multiple ?? false}
        {...(folder ? wholeFolder : undefined)}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
