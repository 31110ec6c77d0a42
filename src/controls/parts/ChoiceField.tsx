import type { ComponentProps } from 'react'
import { ChoiceBox } from './ChoiceBox.tsx'
import { describedBy, Frame, type FrameProps } from './Frame.tsx'

type ChoiceFieldProps = ComponentProps<typeof ChoiceBox> & Pick<FrameProps, 'help' | 'error' | 'note'>

/** One of a list of choices under its label, for what is asked beside the fields of a record. */
export function ChoiceField({ help, error, note, ...box }: ChoiceFieldProps) {
  const { id, source, label, required, invalid = error !== undefined } = box
  return (
    <Frame id={id} source={source} label={label} required={required} help={help} error={error} note={note}>
      <ChoiceBox {...box} invalid={invalid} describedBy={describedBy({ id, help, error })} />
    </Frame>
  )
}
