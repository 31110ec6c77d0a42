import Grid from '@mui/material/Grid'
import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const ways = {
  start: 'flex-start',
  middle: 'center',
  end: 'flex-end',
  between: 'space-between',
  around: 'space-around',
} as const

export default function Justified() {
  const t = useTexts()
  const [way, setWay] = useState<keyof typeof ways>('start')
  return (
    <div className={css.stack}>
      <Choice
        label={t('showcase.words.along')}
        value={way}
        options={{
          start: t('showcase.words.places.start'),
          middle: t('showcase.words.places.middle'),
          end: t('showcase.words.places.end'),
          between: t('showcase.words.places.between'),
          around: t('showcase.words.places.around'),
        }}
        onChange={setWay}
      />
      <Grid container sx={{ justifyContent: ways[way] }}>
        {[1, 2, 3].map((cell) => (
          <Grid key={cell} size={2}>
            <div className={css.cell}>{cell}</div>
          </Grid>
        ))}
      </Grid>
    </div>
  )
}
