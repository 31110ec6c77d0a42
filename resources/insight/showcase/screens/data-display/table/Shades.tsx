import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { HeatMap } from '../../../../../../resources/insight/dashboard/screens/charts/HeatMap.tsx'

const sizes = ['S', 'M', 'L', 'XL']
const rows = [
  { key: '1', name: 'Shirts', cells: [12, 40, 33, 9] },
  { key: '2', name: 'Kurtas', cells: [8, 22, 27, 0] },
  { key: '3', name: 'Jackets', cells: [2, 6, 11, 4] },
]

export default function Shades() {
  const words = useWords()
  return (
    <div>
      <HeatMap sizes={sizes} rows={rows} words={words} />
    </div>
  )
}
