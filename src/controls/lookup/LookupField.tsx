import type { ComponentProps } from 'react'
import { describedBy, Frame, type FrameProps } from '../parts/Frame.tsx'
import { LookupBox } from './LookupBox.tsx'

type BoxProps = ComponentProps<typeof LookupBox>

type LookupFieldProps = Pick<
  BoxProps,
  'id' | 'source' | 'label' | 'value' | 'onChange' | 'required' | 'disabled'
> &
  Pick<FrameProps, 'help' | 'error' | 'note'> & {
    /** The area whose records are offered, all of them. */
    to: string
  }

/** One record of another area under its label, for what is asked beside the fields of a record. */
export function LookupField({ to, help, error, note, ...box }: LookupFieldProps) {
  const { id, source, label, required } = box
  return (
    <Frame id={id} source={source} label={label} required={required} help={help} error={error} note={note}>
      <LookupBox
        {...box}
        options={{ to }}
        invalid={error !== undefined}
        describedBy={describedBy({ id, help, error })}
      />
    </Frame>
  )
}
