import { useId } from 'react'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import form from '../../../../../src/views/form/form.module.css'
import css from '../order.module.css'
import type { PartProps } from '../part.ts'
import { useOwn } from '../useOwn.ts'
import { LineItem } from './LineItem.tsx'
import rowCss from './lines.module.css'

/** What was bought: pictures, SKUs and options, the price of each line, and where its pieces are. */
export function ItemsCard({ order, find }: PartProps) {
  const { text } = useOwn()
  const id = useId()
  const edit = find('editLines')
  return (
    <section className={form.card} aria-labelledby={id}>
      <div className={css.cardHead}>
        <h2 id={id} className={form.cardTitle}>
          {text('items', { smart_count: order.pieces ?? 0 })}
        </h2>
        {edit && (
          <Button small look="text" onClick={edit.onPick}>
            {edit.label}
          </Button>
        )}
      </div>
      <ul className={rowCss.lines}>
        {order.lines.map((line) => (
          <LineItem key={line.id} line={line} />
        ))}
      </ul>
      {order.giftWrap && (
        <p className={rowCss.gift}>
          <strong>{text('giftWrap')}</strong>
          {order.giftMessage && <span dir="auto">{order.giftMessage}</span>}
        </p>
      )}
    </section>
  )
}
