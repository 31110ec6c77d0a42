import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Ranking } from '../../../../../../resources/insight/dashboard/screens/charts/Ranking.tsx'

const rows = [
  { key: 'MH', name: 'Maharashtra', figures: { ordered: { value: 2_410_000 } } },
  { key: 'KA', name: 'Karnataka', figures: { ordered: { value: 1_960_000 } } },
  { key: 'WB', name: 'West Bengal', figures: { ordered: { value: 1_820_000 } } },
]

export default function Listed() {
  const words = useWords()
  return (
    <div>
      <Ranking isPlain rows={rows} by="ordered" nameOf={({ name }) => name ?? ''} words={words} />
    </div>
  )
}
