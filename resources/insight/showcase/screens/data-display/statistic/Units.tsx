import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import css from '../../showcase.module.css'

export default function Units() {
  const { rupees, percent, count } = useWords()
  return (
    <div className={css.three}>
      {[`${rupees(481_290_000)}`, percent(0.125), `${count(1_280)} m`].map((figure) => (
        <b key={figure} className={css.figure}>
          {figure}
        </b>
      ))}
    </div>
  )
}
