import Grid from '@mui/material/Grid'
import css from '../../showcase.module.css'

const cells = [
  { size: 4, offset: 0 },
  { size: 4, offset: 4 },
  { size: 6, offset: 6 },
  { size: 3, offset: 3 },
  { size: 3, offset: 3 },
] as const

export default function Offset() {
  return (
    <Grid container spacing={1}>
      {cells.map(({ size, offset }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move
        <Grid key={index} size={size} offset={offset}>
          <div className={css.cell}>
            <bdi dir="ltr">{offset === 0 ? size : `${offset} + ${size}`}</bdi>
          </div>
        </Grid>
      ))}
    </Grid>
  )
}
