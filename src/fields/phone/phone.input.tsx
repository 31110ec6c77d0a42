import { useEffect, useState } from 'react'
import type { FieldOptions } from '../../core/index.ts'
import { filtered } from '../../views/form/filter/filtered.tsx'
import type { EditorProps } from '../../views/form/parts/editor.ts'
import { framed } from '../../views/form/parts/framed.tsx'
import { TextBox } from '../../views/form/parts/TextBox.tsx'
import { textEditor } from '../../views/form/parts/textEditor.tsx'
import type { FieldInput } from '../view.ts'

type Numbers = typeof import('./phoneNumber.ts')

/** Typed in any form, kept in E.164; the knowledge of the world's numbers is loaded when the field appears. */
function Edit(props: EditorProps<string>) {
  const { value, onChange, onBlur } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [numbers, setNumbers] = useState<Numbers>()
  useEffect(() => {
    import('./phoneNumber.ts').then(setNumbers, () => undefined)
  }, [])
  const read = (text: string) => (text.trim() === '' ? null : (numbers?.toE164(text) ?? text))
  const shown = value && /^\+\d+$/.test(value) ? (numbers?.formatPhone(value) ?? value) : (value ?? '')
  return (
    <TextBox
      {...props}
      dir="ltr"
      inputMode="tel"
      more={{ type: 'tel' }}
      placeholder="+91"
      text={typed ?? shown}
      onText={(text) => {
        setTyped(text)
        onChange(read(text))
      }}
      onBlur={() => {
        if (typed !== null) onChange(read(typed))
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}

const Plain = textEditor<FieldOptions>({ dir: 'ltr', inputMode: 'tel' })

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'text', One: Plain }),
} satisfies FieldInput<FieldOptions>
