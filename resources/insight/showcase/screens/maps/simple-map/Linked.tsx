import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { StateMap } from '../../../../../../resources/insight/dashboard/screens/charts/StateMap.tsx'

const rows = [
  {
    key: 'WB',
    name: 'West Bengal',
    code: 'IN-WB',
    figures: { ordered: { value: 1_820_000 }, orders: { value: 114 } },
  },
  {
    key: 'GJ',
    name: 'Gujarat',
    code: 'IN-GJ',
    figures: { ordered: { value: 940_000 }, orders: { value: 61 } },
  },
]

export default function Linked() {
  const words = useWords()
  return (
    <div>
      <StateMap rows={rows} linkOf={() => '/app/dashboards/sales'} words={words} />
    </div>
  )
}
