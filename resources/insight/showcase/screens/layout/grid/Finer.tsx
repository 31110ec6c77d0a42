import Grid from '@mui/material/Grid'
import css from '../../showcase.module.css'

const widths = [24, 16, 8, 6, 6, 12, 1, 5, 7, 11]

export default function Finer() {
  return (
    <Grid container columns={24} spacing={1}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move
        <Grid key={index} size={width}>
          <div className={css.cell} style={{ paddingInline: 0 }}>
            {width}
          </div>
        </Grid>
      ))}
    </Grid>
  )
}
