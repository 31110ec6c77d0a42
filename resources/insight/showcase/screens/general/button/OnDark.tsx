import MuiButton from '@mui/material/Button'
import { useTranslate } from 'ra-core'

const bar = { display: 'flex', gap: 12, padding: 16, background: '#1f2a44', borderRadius: 'var(--radius)' }
const light = { color: '#fff', borderColor: '#fff' }

export default function OnDark() {
  const translate = useTranslate()
  return (
    <div style={bar}>
      <MuiButton variant="outlined" sx={light}>
        {translate('ra.action.edit')}
      </MuiButton>
      <MuiButton variant="outlined" sx={{ ...light, borderStyle: 'dashed' }}>
        {translate('ra.action.add')}
      </MuiButton>
    </div>
  )
}
