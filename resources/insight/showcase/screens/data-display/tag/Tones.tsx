import { ToneChip } from '../../../../../../src/views/StatusChip.tsx'
import { useTexts } from '../../words.ts'

const tones = ['neutral', 'info', 'warning', 'success', 'danger'] as const

export default function Tones() {
  const t = useTexts()
  return tones.map((tone) => (
    <ToneChip key={tone} tone={tone}>
      {t(`showcase.words.tones.${tone}`)}
    </ToneChip>
  ))
}
