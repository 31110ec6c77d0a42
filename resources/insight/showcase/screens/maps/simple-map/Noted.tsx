import css from '../../../../dashboard/screens/charts/charts.module.css'
import { towns } from '../../places.ts'
import { States } from '../../States.tsx'

export default function Noted() {
  const [x, y] = towns[0].at
  return (
    <States>
      <path className={css.leader} d={`M${x} ${y}l28 60h24`} />
      <circle className={css.mark} cx={x} cy={y} r="6" />
      <text className={css.placeName} x={x + 56} y={y + 66}>
        {towns[0].name}
      </text>
    </States>
  )
}
