import css from '../../../../dashboard/screens/charts/charts.module.css'
import { towns } from '../../places.ts'
import { States } from '../../States.tsx'

/** A pin whose point is at 0, 0. */
const pin = 'M0 0C-4 -12 -13 -16 -13 -26a13 13 0 1 1 26 0C13 -16 4 -12 0 0z'

export default function Pins() {
  return (
    <States>
      {towns.map(({ name, at: [x, y] }) => (
        <path key={name} className={css.mark} d={pin} transform={`translate(${x} ${y})`} />
      ))}
    </States>
  )
}
