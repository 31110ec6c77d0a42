import Grid from '@mui/material/Grid'
import css from '../../showcase.module.css'

export default function Responsive() {
  return (
    <Grid container spacing={2}>
      {['A', 'B', 'C', 'D'].map((name) => (
        <Grid key={name} size={{ xs: 12, sm: 6, lg: 3 }}>
          <div className={css.cell}>{name}</div>
        </Grid>
      ))}
    </Grid>
  )
}
