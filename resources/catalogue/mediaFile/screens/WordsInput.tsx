import { useInput, useRecordContext } from 'ra-core'
import { useState } from 'react'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { PictureDialog } from '../../../../src/controls/upload/PictureDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { Picture } from '../../../../src/fields/image/image.ts'
import type { InputProps } from '../../../../src/fields/view.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { pictureUrl } from '../../../../src/views/pictureUrl.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { mediaFile } from '../mediaFile.ts'
import css from './mediaFile.module.css'

/** A picture of the library, whole; its texts and focal point can be set, another file cannot be put into its place here. */
export default function WordsInput({ source, label, help, resource, disabled, locked }: InputProps) {
  const { text } = useAreaWords<typeof mediaFile>(resource.path)
  const [isOpen, setOpen] = useState(false)
  const input = useInput({ source, format: same, parse: same })
  const record = useRecordContext<RecordOf<typeof mediaFile>>()
  const picture: Picture | null = input.field.value ?? null
  if (!picture) return null
  return (
    <Frame
      id={input.id}
      source={source}
      label={label}
      group
      help={help}
      locked={locked}
      error={input.fieldState.error?.message}
    >
      <div className={css.whole}>
        <img
          src={pictureUrl(picture.file, 640)}
          alt={picture.alt}
          width={record?.width ?? undefined}
          height={record?.height ?? undefined}
        />
        <div className={css.said}>
          <p>{picture.alt || text('noText')}</p>
          <Button id={input.id} small disabled={disabled} onClick={() => setOpen(true)}>
            {text('edit')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <PictureDialog picture={picture} onChange={input.field.onChange} onClose={() => setOpen(false)} />
      )}
    </Frame>
  )
}

const same = <T,>(value: T) => value
