import Avatar from '@mui/material/Avatar'
import { initialsOf } from '../../../../../../src/shell/header/initialsOf.ts'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'

const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23d98c5f" d="M0 0h8v8H0z"/%3E%3Cpath fill="%237a3b1d" d="M2 8V4l2-2 2 2v4z"/%3E%3C/svg%3E'

export default function Kinds() {
  return (
    <>
      <Avatar component="span" src={square} alt="Linen shirt" />
      <Avatar
        component="span"
        role="img"
        aria-label="Mira Banerjee"
        sx={{ bgcolor: 'var(--neutral-soft)', color: 'var(--neutral-text)' }}
      >
        {initialsOf('Mira Banerjee')}
      </Avatar>
      <Avatar component="span" sx={{ bgcolor: 'var(--sunken)', color: 'var(--text-muted)' }}>
        <Icon name="home" />
      </Avatar>
      <Avatar component="span" role="img" aria-label="Noor Khan" sx={{ bgcolor: '#6b3fa0', color: '#fff' }}>
        {initialsOf('Noor Khan')}
      </Avatar>
    </>
  )
}
