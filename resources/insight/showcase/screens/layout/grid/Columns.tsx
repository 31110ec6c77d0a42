import Grid from '@mui/material/Grid'
import css from '../../showcase.module.css'

const widths = [12, 6, 6, 4, 4, 4]

export default function Columns() {
  return (
    <Grid container spacing={1}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move
        <Grid key={index} size={width}>
          <div className={css.cell}>{width}</div>
        </Grid>
      ))}
    </Grid>
  )
}
