import type { ComponentProps } from 'react'
import { ChoiceBox } from './ChoiceBox.tsx'
import { Frame } from './Frame.tsx'

type BoxProps = ComponentProps<typeof ChoiceBox>
type Usual = 'required' | 'disabled' | 'invalid' | 'describedBy'

/** One of a list of choices under its label, for what is asked beside the fields of a record. */
export function ChoiceField({
  required = false,
  disabled = false,
  invalid = false,
  describedBy,
  ...props
}: Omit<BoxProps, Usual> & Partial<Pick<BoxProps, Usual>>) {
  const { id, source, label } = props
  return (
    <Frame id={id} source={source} label={label} required={required}>
      <ChoiceBox
        {...props}
        required={required}
        disabled={disabled}
        invalid={invalid}
        describedBy={describedBy}
      />
    </Frame>
  )
}
