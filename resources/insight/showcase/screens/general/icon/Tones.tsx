import { useFetched } from '../../../../../../src/providers/fetchOnce.ts'
import { fetchDrawings } from '../../drawings.ts'
import { TwoTone } from '../../TwoTone.tsx'

const tones = ['accent', 'success', 'warning', 'danger'] as const

export default function Tones() {
  const drawings = useFetched(fetchDrawings, 'twoTone')
  const outlines = Object.values(drawings.application ?? {}).filter((outline) => outline.includes('|'))
  return tones.map((tone, index) => (
    <span key={tone} style={{ color: `var(--${tone}-text)` }}>
      <TwoTone outline={outlines[index] ?? ''} size={36} soft={`var(--${tone}-soft)`} />
    </span>
  ))
}
