import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Ranking } from '../../../../../../resources/insight/dashboard/screens/charts/Ranking.tsx'

const rows = [
  { key: '1', name: 'Linen shirt', figures: { ordered: { value: 1_820_000, before: 1_500_000 } } },
  { key: '2', name: 'Silk sari', figures: { ordered: { value: 1_240_000, before: 1_310_000 } } },
  { key: '3', name: 'Cotton kurta', figures: { ordered: { value: 640_000, before: 640_000 } } },
]

export default function Ranks() {
  const words = useWords()
  return (
    <div>
      <Ranking rows={rows} by="ordered" nameOf={({ name }) => name ?? ''} words={words} />
    </div>
  )
}
