import type { ComponentProps } from 'react'
import { describedBy, Frame, type FrameProps } from './Frame.tsx'
import { TextBox } from './TextBox.tsx'

type TextBoxFieldProps = ComponentProps<typeof TextBox> & Pick<FrameProps, 'help' | 'error' | 'note'>

/** A line of text, or several, under its label, for what is asked beside the fields of a record. */
export function TextBoxField({ help, error, note, ...box }: TextBoxFieldProps) {
  const { id, source, label, required, invalid = error !== undefined } = box
  return (
    <Frame id={id} source={source} label={label} required={required} help={help} error={error} note={note}>
      <TextBox {...box} invalid={invalid} describedBy={describedBy({ id, help, error })} />
    </Frame>
  )
}
