import { useLocale, useTranslate } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { useToolFocus } from '../../../../src/controls/parts/useToolFocus.ts'
import { Removed } from '../../../../src/controls/upload/Removed.tsx'
import { formatBytes } from '../../../../src/fields/file/formatBytes.ts'
import css from './sentFiles.module.css'
import type { SentFile } from './useSentFiles.ts'

interface SentFilesProps {
  files: readonly SentFile[]
  onChange: (files: readonly SentFile[]) => void
  /** What is drawn before the name; a sheet, or the picture itself, without. */
  sign?: (file: SentFile) => ReactNode
  /** What else can be done with a file. */
  acts?: (file: SentFile) => ReactNode
}

const seen = ({ picture }: SentFile) =>
  picture ? <img className={css.picture} src={picture} alt="" /> : <Glyph name="document" />

/** Files that have arrived, one below the other; what is taken out can be put back. */
export function SentFiles({ files, onChange, sign = seen, acts }: SentFilesProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const list = useRef<HTMLUListElement>(null)
  const leadTo = useToolFocus(list, files)
  const [removed, setRemoved] = useState<{ file: SentFile; at: number }>()
  const remove = (file: SentFile, at: number) => {
    setRemoved({ file, at })
    leadTo({ index: Math.min(at, files.length - 2), tool: 'remove' })
    onChange(files.filter(({ id }) => id !== file.id))
  }
  return (
    <>
      {files.length > 0 && (
        <ul ref={list} className={css.files}>
          {files.map((file, at) => (
            <li key={file.id} data-at={at}>
              {sign(file)}
              <span className={css.name}>
                <bdi>{file.name}</bdi>
                <small>
                  <bdi>{formatBytes(file.bytes, locale)}</bdi>
                </small>
              </span>
              {acts?.(file)}
              <IconButton
                small
                glyph="close"
                data-tool="remove"
                label={translate('fields.upload.remove', { name: file.name })}
                onClick={() => remove(file, at)}
              />
            </li>
          ))}
        </ul>
      )}
      {removed && !files.some(({ id }) => id === removed.file.id) && (
        <Removed
          text={translate('fields.upload.removed', { name: removed.file.name })}
          onUndo={() => {
            onChange([...files.slice(0, removed.at), removed.file, ...files.slice(removed.at)])
            setRemoved(undefined)
          }}
        />
      )}
    </>
  )
}
