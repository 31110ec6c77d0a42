import type { ComponentProps } from 'react'
import type { EditorProps } from './editor.ts'
import { TextBox } from './TextBox.tsx'

type Look = Partial<
  Pick<
    ComponentProps<typeof TextBox>,
    'dir' | 'inputMode' | 'autoComplete' | 'start' | 'placeholder' | 'more'
  >
>

/** Makes the editor of a kind whose value is text; `tidy` brings it into shape when the field is left. */
export function textEditor<Options>(look: Look = {}, tidy: (text: string) => string = (text) => text.trim()) {
  // Called once for each kind, when its module is loaded
  return function TextEditor(props: EditorProps<string, Options & { lines?: number }>) {
    const { value, onChange, onBlur, options } = props
    const leave = () => {
      const tidied = tidy(String(value ?? ''))
      if (value !== null && tidied !== value) onChange(tidied === '' ? null : tidied)
      onBlur?.()
    }
    return (
      <TextBox
        {...props}
        {...look}
        text={String(value ?? '')}
        onText={(text) => onChange(text === '' ? null : text)}
        onBlur={leave}
        lines={options.lines}
      />
    )
  }
}
