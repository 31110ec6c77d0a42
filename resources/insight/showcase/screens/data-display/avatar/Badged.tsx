import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import { initialsOf } from '../../../../../../src/shell/header/initialsOf.ts'
import css from '../../showcase.module.css'

const look = { bgcolor: 'var(--accent-soft)', color: 'var(--accent-text)', fontSize: 15, fontWeight: 600 }

export default function Badged() {
  return (
    <div className={css.row} style={{ gap: 28 }}>
      <Badge badgeContent={3} color="error" overlap="circular">
        <Avatar sx={look} role="img" aria-label="Mira Banerjee">
          {initialsOf('Mira Banerjee')}
        </Avatar>
      </Badge>
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar sx={look} role="img" aria-label="Arjun Rao">
          {initialsOf('Arjun Rao')}
        </Avatar>
      </Badge>
    </div>
  )
}
