import { useWords } from '../../../../dashboard/screens/board/useWords.ts'
import { ClassLegend } from '../../../../dashboard/screens/charts/ClassLegend.tsx'
import { classesOf, classOf } from '../../../../dashboard/screens/charts/classesOf.ts'
import { LandList } from '../../LandList.tsx'
import { abroad } from '../../places.ts'
import css from '../../showcase.module.css'
import { World } from '../../World.tsx'

const bounds = classesOf(Object.values(abroad), 4, 'quantile')
const partOf = (index: number) => 25 + index * 25

export default function Abroad() {
  const { rupees } = useWords()
  return (
    <div className={css.stack}>
      <World
        landOf={(name) => {
          const value = abroad[name]
          if (value === undefined) return { part: 0 }
          return { part: partOf(classOf(value, bounds)), name, told: rupees(value) }
        }}
      />
      <ClassLegend
        classes={bounds.map((bound, index) => ({ part: partOf(index), words: `≤ ${rupees(bound)}` }))}
      />
      <LandList rows={Object.entries(abroad)} write={rupees} />
    </div>
  )
}
