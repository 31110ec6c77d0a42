import { useLocale } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import type { EditorProps } from '../parts/editor.ts'
import { TextBox } from '../parts/TextBox.tsx'
import { readNumber } from './readNumber.ts'

interface NumberBoxProps extends EditorProps<number> {
  /** Most digits after the point; `fixed` shows all of them. */
  digits: number
  fixed?: boolean
  /** How the figures (`1234.5`) become the value and back; a plain number by default. */
  toValue?: (figures: string) => number
  toFigures?: (value: number) => string
  start?: ReactNode
  end?: ReactNode
}

/**
 * A number as people write it, with the separators of the locale. What cannot be read stays as it was typed, so that the
 * check names the mistake and nothing is lost; what can be read is written out properly when the field is left.
 */
export function NumberBox({
  digits,
  fixed,
  toValue = Number,
  toFigures = String,
  start,
  end,
  ...props
}: NumberBoxProps) {
  const { value, onChange, onBlur } = props
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const write = (number: number) =>
    formatNumber(toFigures(number), locale, {
      minimumFractionDigits: fixed ? digits : 0,
      maximumFractionDigits: digits,
    })
  const shown =
    value === null ? '' : typeof value === 'number' && Number.isFinite(value) ? write(value) : String(value)
  const read = (text: string): number | null => {
    if (text.trim() === '') return null
    const figures = readNumber(text, { locale, digits })
    const number = figures === null ? Number.NaN : toValue(figures)
    return Number.isSafeInteger(Math.trunc(number)) ? number : (text as unknown as number)
  }
  return (
    <TextBox
      {...props}
      dir="ltr"
      inputMode="decimal"
      align={props.dense ? ('end' as const) : undefined}
      start={start}
      end={end}
      text={typed ?? shown}
      onText={(text) => {
        setTyped(text)
        onChange(read(text))
      }}
      onFocus={() => setTyped(shown)}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}
