import Badge from '@mui/material/Badge'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'

export default function Dot() {
  return (
    <span>
      <Badge variant="dot" color="primary">
        <Glyph name="calendar" size={28} />
      </Badge>
    </span>
  )
}
