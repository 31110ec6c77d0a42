import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { StateMap } from '../../../../../../resources/insight/dashboard/screens/charts/StateMap.tsx'

const states = { WB: 1_820_000, MH: 2_410_000, KA: 1_960_000, TN: 1_120_000, DL: 1_540_000, RJ: 480_000 }

const rows = Object.entries(states).map(([code, value]) => ({
  key: code,
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
