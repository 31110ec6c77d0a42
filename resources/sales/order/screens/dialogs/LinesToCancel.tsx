import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { useItemPicture } from '../../../../shared/pieces/screens/useItemPicture.ts'
import { Counter } from '../items/Counter.tsx'
import css from '../order.module.css'
import { type OrderLine, unpackedPieces } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'
import askCss from './dialogs.module.css'

type Counts = Readonly<Record<string, number>>

interface LinesToCancelProps {
  lines: readonly OrderLine[]
  /** How many pieces of each line, by its id. */
  counts: Counts
  onCounts: (counts: Counts) => void
}

/** How many pieces of which lines; only what is in no parcel yet. */
export function LinesToCancel({ lines, counts, onCounts }: LinesToCancelProps) {
  const { text } = useOwn()
  const pictureOf = useItemPicture()
  const open = lines.filter((line) => unpackedPieces(line) > 0)
  const isAll = open.every((line) => counts[line.id] === unpackedPieces(line))
  const all = (isOn: boolean) =>
    onCounts(Object.fromEntries(open.map((line) => [line.id, isOn ? unpackedPieces(line) : 0])))
  return (
    <fieldset className={askCss.fieldset}>
      <legend>{text('cancel.which')}</legend>
      <Button small look="text" onClick={() => all(!isAll)}>
        {text(isAll ? 'cancel.none' : 'cancel.all')}
      </Button>
      <ul className={askCss.counted}>
        {open.map((line, index) => (
          <li key={line.id}>
            <GoodsPicture value={pictureOf(line)} height={44} alt="" />
            <span className={css.what}>
              <span dir="auto">{line.name}</span>
              <span className={css.quiet}>
                {line.options && <span dir="auto">{line.options}</span>}
                <bdi dir="ltr">{line.sku}</bdi>
              </span>
            </span>
            <Counter
              label={text('cancel.pieces', { item: line.name ?? line.sku ?? '' })}
              value={counts[line.id] ?? 0}
              max={unpackedPieces(line)}
              isFirst={index === 0}
              onChange={(count) => onCounts({ ...counts, [line.id]: count })}
            />
            <span className={css.quiet}>{text('cancel.of', { count: unpackedPieces(line) })}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
