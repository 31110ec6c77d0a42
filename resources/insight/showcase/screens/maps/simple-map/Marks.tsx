import css from '../../../../dashboard/screens/charts/charts.module.css'
import { towns } from '../../places.ts'
import { States } from '../../States.tsx'

export default function Marks() {
  return (
    <States>
      {towns.map(({ name, at: [x, y], side }) => (
        <g key={name}>
          <circle className={css.mark} cx={x} cy={y} r="7" />
          <text
            className={css.placeName}
            x={side === 'end' ? x + 12 : x - 12}
            y={y + 6}
            textAnchor={side === 'end' ? 'start' : 'end'}
          >
            {name}
          </text>
        </g>
      ))}
    </States>
  )
}
