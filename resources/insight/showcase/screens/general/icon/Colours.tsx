import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'

const tones = [
  ['info', 'var(--accent-text)'],
  ['warning', 'var(--warning-text)'],
  ['danger', 'var(--danger-text)'],
  ['missing', 'var(--text-muted)'],
] as const

export default function Colours() {
  return tones.map(([name, color]) => (
    <span key={name} style={{ color }}>
      <Glyph name={name} size={28} />
    </span>
  ))
}
