import type { ComponentProps } from 'react'
import { ChoiceBox } from './ChoiceBox.tsx'
import { Frame } from './Frame.tsx'

/** One of a list of choices under its label, for what a dialog asks beside the fields of a record. */
export function ChoiceField(props: ComponentProps<typeof ChoiceBox>) {
  const { id, source, label, required } = props
  return (
    <Frame id={id} source={source} label={label} required={required}>
      <ChoiceBox {...props} />
    </Frame>
  )
}
