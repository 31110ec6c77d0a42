import { useTranslate } from 'ra-core'
import { type ReactNode, type SyntheticEvent, useCallback, useRef } from 'react'
import type { UploadedFile } from '../../providers/upload.ts'
import { pictureTypes } from './checkFile.ts'
import { DropZone } from './DropZone.tsx'
import { UploadTiles } from './UploadTiles.tsx'
import css from './upload.module.css'
import { useFileTaker } from './useFileTaker.ts'
import { useUploads } from './useUploads.ts'

/**
 * A place for the file that replaces a picture, and whether it is under way: its words, its focal point and its place among others
 * stay, as only the file is another.
 */
export function useReplacement(id: string, maxMB: number, onReplace: (file: string) => void) {
  const translate = useTranslate()
  const latest = useRef(onReplace)
  latest.current = onReplace
  const onDone = useCallback(({ file }: UploadedFile) => latest.current(file), [])
  const { uploads, add, cancel, retry } = useUploads(onDone)
  const { take, refused } = useFileTaker({ types: pictureTypes, maxMB }, 1 - uploads.length, add)
  const zone: ReactNode = (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped or pasted here is not for the list behind
    <div onDragOver={here} onDrop={here} onPaste={here}>
      <DropZone
        id={id}
        accept={pictureTypes}
        full={uploads.length > 0}
        hint={translate('fields.picture.replaceHint', { maxMB })}
        onFiles={take}
      >
        <UploadTiles uploads={uploads} cancel={cancel} retry={retry} />
        {refused.length > 0 && (
          <p className={css.refused} role="alert">
            {refused.join(' ')}
          </p>
        )}
      </DropZone>
    </div>
  )
  return { zone, isUnderWay: uploads.some(({ failure }) => failure === undefined) }
}

const here = (event: SyntheticEvent) => event.stopPropagation()
