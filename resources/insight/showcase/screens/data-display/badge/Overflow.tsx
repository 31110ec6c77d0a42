import Badge from '@mui/material/Badge'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import css from '../../showcase.module.css'

export default function Overflow() {
  return (
    <div className={css.row} style={{ gap: 32 }}>
      {[99, 100, 1000].map((count) => (
        <Badge key={count} badgeContent={count} max={count === 1000 ? 999 : 99} color="error">
          <Glyph name="document" size={28} />
        </Badge>
      ))}
    </div>
  )
}
