import Rating from '@mui/material/Rating'
import { useLocale } from 'ra-core'
import { useState } from 'react'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Cleared() {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const [value, setValue] = useState<number | null>(2)
  const say = (stars: number) => `★ ${formatNumber(stars, locale)}`
  return (
    <div className={css.row}>
      <Rating
        name="cleared"
        value={value}
        getLabelText={say}
        emptyLabelText={t('showcase.words.none')}
        onChange={(_, next) => setValue(next)}
      />
      <Button small look="text" disabled={value === null} onClick={() => setValue(null)}>
        {t('showcase.words.clear')}
      </Button>
    </div>
  )
}
