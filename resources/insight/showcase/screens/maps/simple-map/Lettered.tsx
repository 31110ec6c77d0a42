import css from '../../../../dashboard/screens/charts/charts.module.css'
import { indiaOutlines } from '../../../../dashboard/screens/charts/indiaOutlines.ts'
import { States } from '../../States.tsx'

const lettered = Object.entries(indiaOutlines).filter(([, { outline }]) => outline.length > 240)

export default function Lettered() {
  return (
    <States>
      {lettered.map(
        ([
          code,
          {
            at: [x, y],
          },
        ]) => (
          <text key={code} className={css.placeName} x={x} y={y} textAnchor="middle">
            {code}
          </text>
        ),
      )}
    </States>
  )
}
