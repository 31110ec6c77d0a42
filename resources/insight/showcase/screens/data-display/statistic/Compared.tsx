import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { FigureList } from '../../../../../../resources/insight/dashboard/screens/charts/FigureList.tsx'

const figures = {
  ordered: { value: 4_812_900, before: 4_290_000 },
  cancelled: { value: 210_000, before: 180_000 },
}

export default function Compared() {
  const words = useWords()
  return (
    <div>
      <FigureList names={['ordered', 'cancelled']} figures={figures} words={words} />
    </div>
  )
}
