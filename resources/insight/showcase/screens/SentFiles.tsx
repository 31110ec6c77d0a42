import { useLocale, useTranslate } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { Removed } from '../../../../src/controls/upload/Removed.tsx'
import { useRemoval } from '../../../../src/controls/upload/useRemoval.ts'
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
  const { removed, remove, putBack } = useRemoval(
    list,
    files,
    ({ id }) => id,
    (edit) => onChange(edit(files)),
  )
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
                onClick={() => remove(at)}
              />
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <Removed text={translate('fields.upload.removed', { name: removed.name })} onUndo={putBack} />
      )}
    </>
  )
}
