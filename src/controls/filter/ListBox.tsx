import { useLocale } from 'ra-core'
import { useState } from 'react'
import type { EditorProps } from '../parts/editor.ts'
import { TextBox } from '../parts/TextBox.tsx'

/** Makes an editor of several values as one text. `separator` parts them; `read` makes a value of each part. */
export function listBox<Value>(separator: RegExp, read: (text: string, locale: string) => Value) {
  // Called once for each kind, when its module is loaded
  return function ListBox({ value, onChange, ...props }: EditorProps<Value[]>) {
    const locale = useLocale()
    // biome-ignore lint/plugin: it is typed on, and read by `separator`
    const [text, setText] = useState(() => (value ?? []).join(', '))
    return (
      <TextBox
        {...props}
        text={text}
        onText={(typed) => {
          setText(typed)
          const parts = typed.split(separator).map((part) => part.trim())
          onChange(parts.filter(Boolean).map((part) => read(part, locale)))
        }}
      />
    )
  }
}

/** Several texts, parted by commas or line breaks. */
export const TextListBox = listBox(/[,\n]/, (text) => text)
