import Grid from '@mui/material/Grid'
import css from '../../showcase.module.css'

const places = [
  { written: 1, sx: { order: { xs: 3, lg: 4 } } },
  { written: 2, sx: { order: { xs: 4, lg: 2 } } },
  { written: 3, sx: { order: { xs: 1, lg: 3 } } },
  { written: 4, sx: { order: { xs: 2, lg: 1 } } },
]

export default function Ordered() {
  return (
    <Grid container spacing={1}>
      {places.map(({ written, sx }) => (
        <Grid key={written} size={3} sx={sx}>
          <div className={css.cell}>{written}</div>
        </Grid>
      ))}
    </Grid>
  )
}
