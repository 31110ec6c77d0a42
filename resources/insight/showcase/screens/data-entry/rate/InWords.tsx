import Rating from '@mui/material/Rating'
import { useState } from 'react'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const grades = ['bad', 'fair', 'good', 'veryGood', 'excellent']

export default function InWords() {
  const t = useTexts()
  const [value, setValue] = useState<number | null>(4)
  const [looked, setLooked] = useState(-1)
  const say = (stars: number) => t(`showcase.words.grades.${grades[stars - 1]}`)
  const shown = looked > 0 ? looked : value
  return (
    <div className={css.row}>
      <Rating
        name="words"
        value={value}
        getLabelText={say}
        onChange={(_, next) => setValue(next)}
        onChangeActive={(_, next) => setLooked(next)}
      />
      <span>{shown === null ? '–' : say(shown)}</span>
    </div>
  )
}
