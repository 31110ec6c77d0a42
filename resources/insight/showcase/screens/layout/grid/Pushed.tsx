import Grid from '@mui/material/Grid'
import css from '../../showcase.module.css'

/** Twelfths of the line by which a part stands further on, or further back. */
const by = (twelfths: number) => ({ position: 'relative', insetInlineStart: `${(twelfths / 12) * 100}%` })

export default function Pushed() {
  return (
    <Grid container>
      <Grid size={9} sx={by(3)}>
        <div className={css.cell}>9 → 3</div>
      </Grid>
      <Grid size={3} sx={by(-9)}>
        <div className={css.cell}>9 ← 3</div>
      </Grid>
    </Grid>
  )
}
