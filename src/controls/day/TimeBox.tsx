import { useState } from 'react'
import type { EditorProps } from '../parts/editor.ts'
import { TextBox } from '../parts/TextBox.tsx'
import { readTime } from './readTime.ts'

type TimeBoxProps = Pick<
  EditorProps<string>,
  'id' | 'source' | 'label' | 'value' | 'onChange' | 'onBlur' | 'disabled' | 'invalid' | 'describedBy'
>

/** A time of day on the 24-hour clock, typed in any usual form. */
export function TimeBox({ value, onChange, onBlur, ...props }: TimeBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextBox
      {...props}
      dense
      dir="ltr"
      placeholder="00:00"
      text={typed ?? value ?? ''}
      onText={(text) => {
        setTyped(text)
        const time = readTime(text)
        if (time) onChange(time)
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}
