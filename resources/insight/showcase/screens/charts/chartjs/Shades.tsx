import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { HeatMap } from '../../../../../../resources/insight/dashboard/screens/charts/HeatMap.tsx'

const rows = [
  { key: '1', name: 'Shirts', cells: [12, 40, 33, 9] },
  { key: '2', name: 'Kurtas', cells: [8, 22, 27, 0] },
]

export default function Shades() {
  const words = useWords()
  return (
    <div>
      <HeatMap sizes={['S', 'M', 'L', 'XL']} rows={rows} words={words} />
    </div>
  )
}
