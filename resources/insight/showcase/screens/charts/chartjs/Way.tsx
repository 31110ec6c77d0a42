import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Waterfall } from '../../../../../../resources/insight/dashboard/screens/charts/Waterfall.tsx'

const figures = {
  gross: { value: 6_200_000 },
  productDiscount: { value: 900_000 },
  orderDiscount: { value: 300_000 },
  charges: { value: 120_000 },
  ordered: { value: 5_120_000 },
  cancelled: { value: 210_000 },
  returned: { value: 340_000 },
  undelivered: { value: 60_000 },
  tax: { value: 480_000 },
  net: { value: 4_030_000 },
}

export default function Way() {
  const words = useWords()
  return (
    <div>
      <Waterfall figures={figures} words={words} />
    </div>
  )
}
