import { useId } from 'react'
import type { AnyRecord } from '../../../../../src/core/index.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import form from '../../../../../src/views/form/form.module.css'
import { MoneyStep, MoneySteps } from '../../../../shared/money/screens/MoneySteps.tsx'
import { moneyShown } from '../../../payment/rules/moneyShown.ts'
import { Affairs } from '../Affairs.tsx'
import css from '../order.module.css'
import type { PartProps } from '../part.ts'
import { useOwn } from '../useOwn.ts'
import { moneyLines } from './moneyLines.ts'

/** What the order costs, step by step from the prices on the labels; what was paid and given back, and what is still due. */
export function MoneyCard({ order, refresh, find }: PartProps) {
  const { text, money, value } = useOwn()
  const id = useId()
  const { taxTotal, cgstTotal, sgstTotal, igstTotal, total, cancelledTotal, paid, refunded, due } = order
  const taxes = [
    ['CGST', cgstTotal],
    ['SGST', sgstTotal],
    ['IGST', igstTotal],
  ] as const
  const link = find('sendPaymentLink')
  const shownOf = (record: AnyRecord) => moneyShown(record as AnyRecord & { amount: number })
  const about = (record: AnyRecord) => [
    shownOf(record).expected !== undefined &&
      text('money.expected', { amount: money(shownOf(record).expected ?? 0) }),
    record.method && value('paymentMethod', record.method),
    record.destination && text(`destinations.${record.destination}`),
  ]
  return (
    <section className={form.card} aria-labelledby={id}>
      <div className={css.cardHead}>
        <h2 id={id} className={form.cardTitle}>
          {text('money.title')}
        </h2>
        {link && (
          <Button small look="text" onClick={link.onPick}>
            {link.label}
          </Button>
        )}
      </div>
      <MoneySteps>
        {moneyLines(order).map(({ key, amount, note }) => (
          <MoneyStep
            key={`${key} ${note}`}
            label={text(`money.${key}`)}
            note={note}
            amount={amount === 0 ? text('money.free') : money(amount)}
          />
        ))}
        <MoneyStep
          strong
          label={text('money.total')}
          note={text('money.tax', {
            amount: money(taxTotal),
            parts: taxes
              .filter(([, amount]) => amount > 0)
              .map(([name, amount]) => `${name} ${money(amount)}`)
              .join(' + '),
          })}
          amount={money(total)}
        />
        {cancelledTotal > 0 && <MoneyStep label={text('money.cancelled')} amount={money(-cancelledTotal)} />}
        <MoneyStep label={text('money.paid')} amount={money(paid)} />
        {refunded > 0 && <MoneyStep label={text('money.refunded')} amount={money(-refunded)} />}
        {/* What the courier collects is nobody's to see to. */}
        <MoneyStep
          strong
          label={text('money.due')}
          amount={money(due)}
          tone={due <= 0 ? 'done' : order.paymentMethod === 'cod' ? undefined : 'due'}
        />
      </MoneySteps>
      <Affairs
        order={order.id}
        onMoved={refresh}
        areas={['payment', 'refund', 'invoice', 'orderReturn', 'cancellationRequest']}
        about={(record) => about(record).filter(Boolean).join(' · ')}
        figure={(record) => (typeof record.amount === 'number' ? money(shownOf(record).amount) : undefined)}
      />
    </section>
  )
}
