import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { TextBoxField } from '../../controls/parts/TextBoxField.tsx'

interface TypedTitleProps {
  title: string
  /** Told of each letter: whether what stands there is the title. */
  onTyped: (isTitle: boolean) => void
}

/** Asks for what a record is called, typed, before it goes for good: nobody deletes the wrong one by a press too many. */
export function TypedTitle({ title, onTyped }: TypedTitleProps) {
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <TextBoxField
      id={id}
      source="title"
      label={translate('form.delete.typed', { title })}
      text={typed}
      onText={(text) => {
        setTyped(text)
        onTyped(plain(text) === plain(title))
      }}
      autoComplete="off"
      dir="auto"
    />
  )
}

/** Letters and digits count, not how often a space was pressed. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
