import { useState } from 'react'
import { filtered } from '../../controls/filter/filtered.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { TextBox } from '../../controls/parts/TextBox.tsx'
import type { FieldInput } from '../view.ts'
import type { JsonOptions } from './json.ts'
import { isUnreadable, unreadable } from './unreadable.ts'

const textOf = (value: unknown): string =>
  isUnreadable(value) ? value.slice(unreadable.length) : value === null ? '' : JSON.stringify(value, null, 2)

function Edit({ value, onChange, onBlur, ...props }: EditorProps<unknown, JsonOptions>) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    if (text.trim() === '') return onChange(null)
    try {
      onChange(JSON.parse(text))
    } catch {
      onChange(unreadable + text)
    }
  }
  return (
    <TextBox
      {...props}
      lines={6}
      dir="ltr"
      more={{
        spellCheck: false,
        style: { fontFamily: 'var(--font-mono)', fontSize: 'var(--size-note)', textAlign: 'left' },
      }}
      text={typed ?? textOf(value)}
      onText={change}
      onBlur={() => {
        if (!isUnreadable(value)) setTyped(null)
        onBlur?.()
      }}
    />
  )
}

export default {
  Input: framed(Edit),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'choice' }),
} satisfies FieldInput<JsonOptions>
