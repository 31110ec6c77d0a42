import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { TextBoxField } from '../../controls/parts/TextBoxField.tsx'

interface TypedToDeleteProps {
  /** What one record is called, or how many there are. */
  what: string | number
  /** Told of each letter: whether what stands there is it. */
  onTyped: (isTyped: boolean) => void
}

/** Asks for the name of a record, or for the number of several, typed, before they go for good: nobody deletes the wrong ones by a press too many. */
export function TypedToDelete({ what, onTyped }: TypedToDeleteProps) {
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const isCount = typeof what === 'number'
  return (
    <TextBoxField
      id={id}
      source="typed"
      label={
        isCount
          ? translate('form.delete.typedCount', { count: what })
          : translate('form.delete.typed', { title: what })
      }
      text={typed}
      onText={(text) => {
        setTyped(text)
        onTyped(plain(text) === plain(String(what)))
      }}
      autoComplete="off"
      inputMode={isCount ? 'numeric' : 'text'}
      dir="auto"
    />
  )
}

/** Letters and digits count, not how often a space was pressed. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
