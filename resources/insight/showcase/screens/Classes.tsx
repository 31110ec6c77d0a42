import { useWords } from '../../dashboard/screens/board/useWords.ts'
import { ClassLegend } from '../../dashboard/screens/charts/ClassLegend.tsx'
import { classesOf, classOf } from '../../dashboard/screens/charts/classesOf.ts'
import { States } from './States.tsx'
import css from './showcase.module.css'

/** Orders of a month by state. */
const orders: Readonly<Record<string, number>> = {
  MH: 241,
  KA: 196,
  DL: 154,
  WB: 182,
  TN: 112,
  GJ: 94,
  UP: 88,
  RJ: 48,
  TS: 76,
  KL: 61,
  PB: 39,
  HR: 52,
  MP: 33,
  BR: 21,
  OD: 18,
  AS: 12,
  JH: 15,
  CT: 9,
  UK: 11,
  HP: 7,
  GA: 14,
  AP: 42,
}

const count = 5
const partOf = (index: number) => 15 + (index / (count - 1)) * 85

/** The states in five shades: with as many states in each, or with classes that are equally wide. */
export function Classes({ way }: { way: 'quantile' | 'quantize' }) {
  const words = useWords()
  const bounds = classesOf(Object.values(orders), count, way)
  return (
    <div className={css.stack}>
      <States
        landOf={(code) => {
          const value = orders[code]
          if (value === undefined) return { part: 0 }
          return { part: partOf(classOf(value, bounds)), name: code, told: words.count(value) }
        }}
      />
      <ClassLegend
        classes={bounds.map((bound, index) => ({
          part: partOf(index),
          words: `≤ ${words.count(Math.round(bound))}`,
        }))}
      />
    </div>
  )
}
