import { useLocale } from 'ra-core'
import { useState } from 'react'
import { fromMinor, toMinor } from '../../../../src/controls/number/minorUnits.ts'
import { readNumber } from '../../../../src/controls/number/readNumber.ts'
import { Affix } from '../../../../src/controls/parts/Affix.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import { currencyDigits } from '../../../../src/fields/money/currency.ts'
import { shopCurrency } from '../../../../src/fields/money/money.ts'

interface RupeeBoxProps {
  id: string
  source: string
  label: string
  paise: number | null
  /** Null while nothing, or nothing that can be read, is typed. */
  onPaise: (paise: number | null) => void
}

const digits = currencyDigits(shopCurrency)

/** An amount of the shop's money, typed with the separators of the language; never below zero. */
export function RupeeBox({ paise, onPaise, ...part }: RupeeBoxProps) {
  const locale = useLocale() ?? 'en'
  const [typed, setTyped] = useState<string>()
  const read = (text: string): number | null => {
    const figures = text.trim() === '' ? null : readNumber(text, { locale, digits })
    const value = figures === null ? null : toMinor(figures, digits)
    return value !== null && value >= 0 && Number.isSafeInteger(value) ? value : null
  }
  return (
    <TextBox
      {...part}
      dir="ltr"
      inputMode="decimal"
      start={<Affix>₹</Affix>}
      text={typed ?? (paise === null ? '' : fromMinor(paise, digits))}
      onText={(text) => {
        setTyped(text)
        onPaise(read(text))
      }}
    />
  )
}
