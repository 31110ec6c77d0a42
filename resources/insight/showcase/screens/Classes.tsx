import { useWords } from '../../dashboard/screens/board/useWords.ts'
import { ClassLegend } from '../../dashboard/screens/charts/ClassLegend.tsx'
import { classesOf, classOf } from '../../dashboard/screens/charts/classesOf.ts'
import { LandList } from './LandList.tsx'
import { ordersByState } from './places.ts'
import { States } from './States.tsx'
import css from './showcase.module.css'

const count = 5
const partOf = (index: number) => 15 + (index / (count - 1)) * 85

/** The states in five shades: with as many states in each, or with classes that are equally wide. */
export function Classes({ way }: { way: 'quantile' | 'quantize' }) {
  const words = useWords()
  const bounds = classesOf(
    Object.values(ordersByState).map(({ orders }) => orders),
    count,
    way,
  )
  return (
    <div className={css.stack}>
      <States
        landOf={(code) => {
          const state = ordersByState[code]
          if (!state) return { part: 0 }
          const { name, orders } = state
          return { part: partOf(classOf(orders, bounds)), name, told: words.count(orders) }
        }}
      />
      <ClassLegend
        classes={bounds.map((bound, index) => ({
          part: partOf(index),
          words: `≤ ${words.count(Math.round(bound))}`,
        }))}
      />
      <LandList
        rows={Object.values(ordersByState).map(({ name, orders }) => [name, orders])}
        write={words.count}
      />
    </div>
  )
}
