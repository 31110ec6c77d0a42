import { useCreatePath, useNotify } from 'ra-core'
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { hasFlag, type Resource } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { reasonOf, useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { FormStandContext, useFormStand } from '../../../../../src/views/form/FormContexts.ts'
import type { OwnSectionProps } from '../../../../../src/views/overrides.ts'
import { ToneChip } from '../../../../../src/views/StatusChip.tsx'
import { MoneyStep, MoneySteps } from '../../../../shared/money/screens/MoneySteps.tsx'
import type { order } from '../../order.ts'
import askCss from '../dialogs/dialogs.module.css'
import css from '../order.module.css'
import type { Order } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'
import { moneyLines } from './moneyLines.ts'
import { type DraftQuote, useQuote } from './useQuote.ts'

/**
 * What a draft comes to while it is written: the price step by step, how it can be delivered, what still keeps it from being placed; and
 * the button that places it. For whoever only reads it, what it came to when it was saved.
 */
export default function QuoteCard({ resource, record }: OwnSectionProps<RecordOf<typeof order>>) {
  const stand = useContext(FormStandContext)
  const mayAsk = canAct(useViewer(), resource, 'create')
  if (stand && mayAsk) return <LiveQuote resource={resource} id={record?.id} />
  return record ? <Steps order={record as Order} total={record.total} tax={record.taxTotal} /> : null
}

function LiveQuote({ resource, id }: { resource: Resource; id: string | undefined }) {
  const { text } = useOwn()
  const { quote, error, isFetching } = useQuote(resource, id)
  return (
    <div className={askCss.quote}>
      <div role="status" aria-busy={isFetching} className={askCss.quote}>
        {error ? (
          <p className={askCss.wrong}>{reasonOf(error)}</p>
        ) : quote ? (
          <Answer quote={quote} />
        ) : (
          <p className={css.none}>{text('quote.none')}</p>
        )}
      </div>
      <PlaceButton resource={resource} quote={quote} isFetching={isFetching} />
    </div>
  )
}

interface StepsProps {
  order: Parameters<typeof moneyLines>[0]
  total: number
  tax: number
}

function Steps({ order, total, tax }: StepsProps) {
  const { text, money } = useOwn()
  return (
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
        note={text('quote.tax', { amount: money(tax) })}
        amount={money(total)}
      />
    </MoneySteps>
  )
}

function Answer({ quote }: { quote: DraftQuote }) {
  const { pair } = usePunctuation()
  const { text } = useOwn()
  const [discount, reason, shippingMethod]: [number | null, string | null, string | null] = useWatch({
    name: ['manualDiscount', 'manualDiscountReason', 'shippingMethod'],
  }) as never
  const { totals, coupon, coupons, problems, lines } = quote
  const order = {
    mrpTotal: totals.mrpTotal ?? 0,
    itemsTotal: totals.itemsTotal ?? 0,
    coupons: coupons.map(({ code, name, amount }) => ({ code: code ?? name, amount })),
    manualDiscount: discount,
    manualDiscountReason: reason,
    shippingMethod,
    shipping: totals.shipping ?? 0,
    codFee: totals.codFee ?? 0,
    giftFee: totals.giftFee ?? 0,
    roundOff: totals.roundOff ?? 0,
  }
  const said = [...lines.flatMap(({ name, problem }) => (problem ? [pair(name, problem)] : [])), ...problems]
  return (
    <>
      <Steps order={order} total={totals.total ?? 0} tax={totals.taxTotal ?? 0} />
      {coupon && (
        <ToneChip tone={coupon.ok ? 'success' : 'warning'}>
          {coupon.ok ? text('quote.coupon', { code: coupon.code }) : coupon.message}
        </ToneChip>
      )}
      {said.length > 0 && (
        <div>
          <h3 className={css.groupTitle}>{text('quote.problems')}</h3>
          <ul className={css.reasons}>
            {said.map((each) => (
              <li key={each} dir="auto">
                {each}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface PlaceButtonProps {
  resource: Resource
  quote: DraftQuote | undefined
  isFetching: boolean
}

function PlaceButton({ resource, quote, isFetching }: PlaceButtonProps) {
  const { text, money } = useOwn()
  const viewer = useViewer()
  const ask = useOperation(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const [act, isBusy] = useAct(resource.path)
  const { saveFirst, isSaving } = useFormStand()
  if (!hasFlag(viewer, resource.name, 'create')) return null
  const place = () =>
    void act(async () => {
      // Its form says what is wrong where it could not be saved.
      const saved = await saveFirst()
      if (!saved) return undefined
      await ask('place', { record: saved })
      notify(text('quote.placed', { number: saved.number ?? '' }), { type: 'success' })
      navigate(createPath({ resource: resource.path, id: saved.id, type: 'edit' }), { replace: true })
      return undefined
    })
  return (
    <>
      <Button
        look="primary"
        busy={isBusy || isSaving}
        disabled={!quote || isFetching || quote.problems.length > 0}
        onClick={place}
      >
        {quote ? text('quote.placeFor', { amount: money(quote.totals.total ?? 0) }) : text('quote.place')}
      </Button>
      <p className={css.quiet}>{text('quote.hint')}</p>
    </>
  )
}
