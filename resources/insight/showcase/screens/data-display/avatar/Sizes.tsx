import Avatar from '@mui/material/Avatar'
import { initialsOf } from '../../../../../../src/shell/header/initialsOf.ts'
import css from '../../showcase.module.css'

const look = { bgcolor: 'var(--accent-soft)', color: 'var(--accent-text)', fontWeight: 600 }

export default function Sizes() {
  return (['circular', 'rounded', 'square'] as const).map((variant) => (
    <div key={variant} className={css.row}>
      {[24, 32, 40, 56].map((size) => (
        <Avatar
          key={size}
          variant={variant}
          role="img"
          aria-label="Mira Banerjee"
          sx={{ ...look, width: size, height: size, fontSize: size * 0.4 }}
        >
          {initialsOf('Mira Banerjee')}
        </Avatar>
      ))}
    </div>
  ))
}
