import Grid from '@mui/material/Grid'
import css from '../../showcase.module.css'

const cells = [
  { name: 'A', size: { xs: 12, sm: 6, lg: 4 }, offset: { xs: 0, lg: 1 } },
  { name: 'B', size: { xs: 8, sm: 6, lg: 4 }, offset: { xs: 4, sm: 0, lg: 2 } },
  { name: 'C', size: { xs: 12, sm: 'grow' }, offset: {} },
  { name: 'D', size: { xs: 12, sm: 'auto' }, offset: {} },
] as const

export default function Several() {
  return (
    <Grid container spacing={{ xs: 1, sm: 2 }}>
      {cells.map(({ name, size, offset }) => (
        <Grid key={name} size={size} offset={offset}>
          <div className={css.cell}>{name}</div>
        </Grid>
      ))}
    </Grid>
  )
}
