import { Icon } from '../../../../../src/shell/icons/Icon.tsx'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { useItemPicture } from '../../../../shared/pieces/screens/useItemPicture.ts'
import type { Counts, StationLine } from '../../rules/station.ts'
import { useOwn } from '../useOwn.ts'
import css from './station.module.css'

interface StationLinesProps {
  readonly lines: readonly StationLine[]
  readonly counts: Counts
  readonly isPacked: boolean
}

/** What belongs into the parcel, in its colour, and how much of it is in; what is still missing comes first. */
export function StationLines({ lines, counts, isPacked }: StationLinesProps) {
  const { text } = useOwn()
  const pictureOf = useItemPicture()
  return (
    <ul className={css.lines}>
      {lines.map((line) => {
        const count = isPacked ? line.quantity : (counts[line.id] ?? 0)
        const isDone = count >= line.quantity
        return (
          <li key={line.id} data-done={isDone || undefined} data-sku={line.sku}>
            <GoodsPicture value={pictureOf(line)} height={96} alt="" />
            <div className={css.item}>
              <strong dir="auto">{line.name}</strong>
              <bdi dir="ltr" className={css.quiet}>
                {line.sku}
              </bdi>
            </div>
            <span className={css.count}>
              {isDone && <Icon name="check" />}
              <span dir="auto">{text('station.count', { count, total: line.quantity })}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
