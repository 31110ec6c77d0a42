import Grid from '@mui/material/Grid'
import Slider from '@mui/material/Slider'
import { useId, useState } from 'react'
import CodeText from '../../CodeText.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const most = { across: 6, down: 6, columns: 12 } as const
type Measure = keyof typeof most

export default function Playground() {
  const t = useTexts()
  const id = useId()
  const [measures, setMeasures] = useState({ across: 2, down: 1, columns: 4 })
  const { across, down, columns } = measures
  const written = `<Grid container columns={${columns}} columnSpacing={${across}} rowSpacing={${down}}>
  {cells.map((cell) => <Grid key={cell} size={1}>{cell}</Grid>)}
</Grid>
`
  return (
    <div className={css.stack}>
      {(['across', 'down', 'columns'] as const satisfies readonly Measure[]).map((name) => (
        <div key={name} className={css.labelled}>
          <span id={`${id}-${name}`}>{t(`showcase.words.gaps.${name}`)}</span>
          <Slider
            size="small"
            min={name === 'columns' ? 1 : 0}
            max={most[name]}
            value={measures[name]}
            onChange={(_, value) => setMeasures({ ...measures, [name]: value as number })}
            aria-labelledby={`${id}-${name}`}
            valueLabelDisplay="auto"
          />
        </div>
      ))}
      <Grid container columns={columns} columnSpacing={across} rowSpacing={down}>
        {Array.from({ length: columns * 2 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move
          <Grid key={index} size={1}>
            <div className={css.cell} style={{ paddingInline: 0 }}>
              {index + 1}
            </div>
          </Grid>
        ))}
      </Grid>
      <section
        className={css.written}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t('showcase.words.written')}
      >
        <pre dir="ltr">
          <CodeText code={written} />
        </pre>
      </section>
    </div>
  )
}
