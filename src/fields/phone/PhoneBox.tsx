import { type ComponentProps, useEffect, useState } from 'react'
import { TextBox } from '../../controls/parts/TextBox.tsx'

type Numbers = typeof import('./phoneNumber.ts')

interface PhoneBoxProps extends Omit<ComponentProps<typeof TextBox>, 'text' | 'onText'> {
  value: string | null
  onChange: (value: string | null) => void
  /** Whose numbers may be typed without a country code (ISO 3166 alpha-2); India's by default. */
  country?: string | undefined
}

/** A telephone number, typed in any form and kept in E.164; the knowledge of the world's numbers is loaded when the box appears. */
export function PhoneBox({ value, onChange, country, onBlur, ...props }: PhoneBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [numbers, setNumbers] = useState<Numbers>()
  useEffect(() => {
    import('./phoneNumber.ts').then(setNumbers, () => undefined)
  }, [])
  const read = (text: string) => (text.trim() === '' ? null : (numbers?.toE164(text, country) ?? text))
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
