import { useId } from 'react'
import { useRowKeys } from '../../../../../src/views/form/rows/useRowKeys.ts'
import { NamedRecords } from '../../../../../src/views/NamedRecords.tsx'
import { itemIds } from '../../../../shared/pieces/screens/useItemPicture.ts'
import askCss from '../dialogs/dialogs.module.css'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'
import { EditedLine, type LineDraft } from './EditedLine.tsx'
import rowCss from './lines.module.css'
import { SkuFinder } from './SkuFinder.tsx'
import type { FoundVariant } from './variantsFound.ts'

interface LinesEditorProps {
  lines: readonly LineDraft[]
  onLines: (lines: LineDraft[]) => void
  disabled?: boolean
  /** Whether this person may ask another price than the shop's. */
  mayPrice: boolean
  /** What is wrong with a line, or what the server says of it, by its variant. */
  said?: ReadonlyMap<string, string>
  /** The least number of pieces of a line: what is packed already. */
  leastOf?: (line: LineDraft) => number
}

/** The lines of an order while they are written: found by typing, counted, priced with a reason, taken out. */
export function LinesEditor({ lines, onLines, disabled = false, mayPrice, said, leastOf }: LinesEditorProps) {
  const { text } = useOwn()
  const id = useId()
  const keys = useRowKeys(lines)
  const add = ({ picture: _, price, stock: __, ...found }: FoundVariant) => {
    const known = lines.find(
      (line) => line.variant === found.variant && line.quantity > (line.cancelled ?? 0),
    )
    onLines(
      known
        ? lines.map((line) => (line === known ? { ...line, quantity: line.quantity + 1 } : line))
        : [...lines, { ...found, unitPrice: price, shopPrice: price, quantity: 1 }],
    )
  }
  const change = (which: LineDraft, changed: Partial<LineDraft>) =>
    onLines(lines.map((line) => (line === which ? { ...line, ...changed } : line)))
  return (
    <NamedRecords wanted={{ product: itemIds(lines) }}>
      <div className={askCss.editor}>
        {lines.length > 0 ? (
          <ul className={rowCss.lines}>
            {lines.map((line, index) => (
              <EditedLine
                key={keys[index]}
                line={line}
                disabled={disabled}
                mayPrice={mayPrice}
                least={leastOf?.(line) ?? 0}
                said={said?.get(line.variant)}
                onChange={(changed) => change(line, changed)}
                onRemove={() => onLines(lines.filter((each) => each !== line))}
              />
            ))}
          </ul>
        ) : (
          <p className={css.none}>{text('find.none')}</p>
        )}
        <SkuFinder id={`${id}-find`} disabled={disabled} onPick={add} />
      </div>
    </NamedRecords>
  )
}
