import Grid from '@mui/material/Grid'
import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const ways = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const
const heights = [100, 44, 72]

export default function Aligned() {
  const t = useTexts()
  const [way, setWay] = useState<keyof typeof ways>('middle')
  return (
    <div className={css.stack}>
      <Choice
        label={t('showcase.words.across')}
        value={way}
        options={{
          top: t('showcase.words.places.top'),
          middle: t('showcase.words.places.middle'),
          bottom: t('showcase.words.places.bottom'),
        }}
        onChange={setWay}
      />
      <Grid container spacing={1} sx={{ alignItems: ways[way] }}>
        {heights.map((height) => (
          <Grid key={height} size={4}>
            <div className={css.cell} style={{ blockSize: height }}>
              {height}
            </div>
          </Grid>
        ))}
      </Grid>
    </div>
  )
}
