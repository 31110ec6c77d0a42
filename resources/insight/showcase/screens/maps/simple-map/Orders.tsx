import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { StateMap } from '../../../../../../resources/insight/dashboard/screens/charts/StateMap.tsx'

const states = [
  ['WB', 'West Bengal', 1_820_000],
  ['MH', 'Maharashtra', 2_410_000],
  ['KA', 'Karnataka', 1_960_000],
  ['TN', 'Tamil Nadu', 1_120_000],
  ['DL', 'Delhi', 1_540_000],
  ['RJ', 'Rajasthan', 480_000],
] as const

const rows = states.map(([code, name, value]) => ({
  key: code,
  name,
  code: `IN-${code}`,
  figures: { ordered: { value }, orders: { value: Math.round(value / 16_000) } },
}))

export default function Orders() {
  const words = useWords()
  return (
    <div>
      <StateMap rows={rows} linkOf={() => undefined} words={words} />
    </div>
  )
}
