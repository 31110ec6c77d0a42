import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { FigureList } from '../../../../../../resources/insight/dashboard/screens/charts/FigureList.tsx'

const figures = { ordered: { value: 4_812_900 }, orders: { value: 312 }, averageOrder: { value: 15_426 } }

export default function Figures() {
  const words = useWords()
  return (
    <div>
      <FigureList isLarge names={['ordered', 'orders', 'averageOrder']} figures={figures} words={words} />
    </div>
  )
}
