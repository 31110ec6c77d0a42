import { useLocale } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { Floating } from '../../../../../../src/controls/parts/Floating.tsx'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Told() {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [digits, setDigits] = useState('1234567')
  const [isIn, setIn] = useState(false)
  return (
    <div ref={anchor}>
      <TextBoxField
        id="told-number"
        source="number"
        label={t('showcase.words.number')}
        dir="ltr"
        inputMode="numeric"
        maxLength={12}
        text={digits}
        onText={(text) => setDigits(text.replace(/\D/g, ''))}
        onFocus={() => setIn(true)}
        onBlur={() => setIn(false)}
        describedBy={isIn ? id : undefined}
      />
      {isIn && digits !== '' && anchor.current && (
        <Floating anchor={anchor.current} id={id} className={css.panel}>
          {formatNumber(Number(digits), locale)}
        </Floating>
      )}
    </div>
  )
}
