import { useState } from 'react'
import type { EditorProps } from '../parts/editor.ts'
import { ComboBox } from './ComboBox.tsx'

type OfferBoxProps = EditorProps<string> & {
  /** All that the text may be. */
  offers: () => readonly string[]
}

/** A text that is one of very many, found by typing any part of it. */
export function OfferBox({ offers, value, onChange, options: _, ...props }: OfferBoxProps) {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const found = isOpen ? offers().filter((each) => plain(each).includes(plain(query))) : []
  return (
    <ComboBox
      {...props}
      shown={value ?? ''}
      choices={found.map((each) => ({ id: each, content: each }))}
      chosen={value === null ? [] : [value]}
      isLoading={false}
      hasFailed={false}
      query={query}
      onQuery={setQuery}
      onPick={onChange}
      onOpen={setOpen}
      onClear={props.required ? undefined : () => onChange(null)}
    />
  )
}

/** `New York` finds `America/New_York`. */
const plain = (text: string) => text.toLowerCase().replaceAll('_', ' ').trim()
