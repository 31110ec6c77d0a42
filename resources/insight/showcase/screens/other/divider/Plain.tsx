import Divider from '@mui/material/Divider'

export default function Plain() {
  return (
    <div lang="en">
      <p>Linen shirt</p>
      <Divider sx={{ marginBlock: '12px' }} />
      <p>Silk sari</p>
    </div>
  )
}
