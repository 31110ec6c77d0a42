import Grid from '@mui/material/Grid'
import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const gaps = {
  fixed: { spacing: 2 },
  responsive: { spacing: { xs: 0.5, sm: 1, lg: 4 } },
  vertical: { rowSpacing: 4, columnSpacing: 1 },
} as const

export default function Gutter() {
  const t = useTexts()
  const [gap, setGap] = useState<keyof typeof gaps>('fixed')
  return (
    <div className={css.stack}>
      <Choice
        label={t('showcase.words.gaps.label')}
        value={gap}
        options={{
          fixed: t('showcase.words.gaps.fixed'),
          responsive: t('showcase.words.gaps.responsive'),
          vertical: t('showcase.words.gaps.vertical'),
        }}
        onChange={setGap}
      />
      <Grid container {...gaps[gap]}>
        {[1, 2, 3, 4, 5, 6].map((cell) => (
          <Grid key={cell} size={4}>
            <div className={css.cell}>{cell}</div>
          </Grid>
        ))}
      </Grid>
    </div>
  )
}
