import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Panels } from '../../Panels.tsx'

const look = {
  '&, &.Mui-expanded': { marginBlockEnd: '8px' },
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'var(--accent-soft)',
  color: 'var(--accent-text)',
  '&::before': { display: 'none' },
}

export default function OwnLook() {
  return <Panels sign={<Glyph name="open" size={20} />} sx={look} />
}
