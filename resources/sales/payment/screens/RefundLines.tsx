import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { GoodsPicture } from '../../../../src/views/Picture.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { useItemPicture } from '../../../shared/pieces/screens/useItemPicture.ts'
import type { ProposedLine } from '../rules/refundProposal.ts'
import css from './payment.module.css'
import { type Draft, withPieces } from './refundDraft.ts'
import { useOwn } from './useOwn.ts'

interface RefundLinesProps {
  lines: readonly ProposedLine[]
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** The lines of an order with what is left of each: pieces are chosen, their amount follows and can be changed. */
export function RefundLines({ lines, draft, onDraft }: RefundLinesProps) {
  const { pair } = usePunctuation()
  const { text, money } = useOwn()
  const pictureOf = useItemPicture()
  return (
    <SmallTable heads={[text('line'), { end: text('left') }, text('pieces'), text('amount')]}>
      {lines.map((line, index) => {
        const typed = draft.lines[line.line] ?? { pieces: '', amount: '' }
        const name = line.name ?? line.sku ?? ''
        const isGone = line.quantity === 0 && line.amount === 0
        const set = (amount: string) =>
          onDraft({ ...draft, lines: { ...draft.lines, [line.line]: { ...typed, amount } } })
        return (
          <tr key={line.line} data-quiet={isGone || undefined}>
            <td>
              <div className={css.item}>
                <GoodsPicture value={pictureOf(line)} height={44} alt="" />
                <div>
                  <span dir="auto">{name}</span>
                  <span className={css.small}>
                    {[
                      line.options,
                      line.sku,
                      line.returned > 0 && text('returned', { smart_count: line.returned }),
                      line.cancelled > 0 && text('cancelled', { smart_count: line.cancelled }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
              </div>
            </td>
            <td data-end>
              {text('ofPieces', { left: line.quantity, ordered: line.ordered })}
              <span className={css.small}>{money(line.amount)}</span>
            </td>
            <td className={css.pieces}>
              <TextBox
                id={`pieces-${line.line}`}
                source={`lines.${index}.quantity`}
                dense
                label={pair(text('pieces'), name)}
                dir="ltr"
                inputMode="numeric"
                maxLength={3}
                disabled={isGone}
                text={typed.pieces}
                onText={(pieces) => onDraft(withPieces(draft, line, pieces.trim()))}
                more={index === 0 ? { 'data-first': true } : {}}
              />
            </td>
            <td className={css.amount}>
              <TextBox
                id={`amount-${line.line}`}
                source={`lines.${index}.amount`}
                dense
                label={pair(text('amount'), name)}
                dir="ltr"
                inputMode="decimal"
                maxLength={14}
                disabled={isGone}
                text={typed.amount}
                onText={set}
              />
            </td>
          </tr>
        )
      })}
    </SmallTable>
  )
}
