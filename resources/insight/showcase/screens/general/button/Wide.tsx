import MuiButton from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import css from '../../showcase.module.css'

export default function Wide() {
  const translate = useTranslate()
  return (
    <div className={css.stack} style={{ inlineSize: '100%' }}>
      <MuiButton fullWidth variant="contained">
        {translate('ra.action.save')}
      </MuiButton>
      <MuiButton fullWidth variant="outlined" sx={{ borderStyle: 'dashed' }}>
        {translate('ra.action.add')}
      </MuiButton>
    </div>
  )
}
