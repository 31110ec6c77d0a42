import Divider from '@mui/material/Divider'

export default function Dashed() {
  return (
    <div lang="en">
      <p>Linen shirt</p>
      <Divider sx={{ marginBlock: '12px', borderStyle: 'dashed' }} />
      <p>Silk sari</p>
    </div>
  )
}
