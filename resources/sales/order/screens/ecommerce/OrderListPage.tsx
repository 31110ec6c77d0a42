import { useNavigate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { DayBox } from '../../../../../src/controls/day/DayBox.tsx'
import { isDay } from '../../../../../src/controls/day/days.ts'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { defined } from '../../../../../src/core/defined.ts'
import type { AnyRecord, Condition, RecordOf } from '../../../../../src/core/index.ts'
import { inView, readableViews } from '../../../../../src/derive/filters.ts'
import { canActOn } from '../../../../../src/derive/permissions.ts'
import { dayAfter } from '../../../../../src/fields/date/day.ts'
import { dayStart } from '../../../../../src/fields/date/period.ts'
import { withAllTexts } from '../../../../../src/providers/laterTexts.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { SearchField, useSought } from '../../../../../src/shell/controls/SearchField.tsx'
import { PageActions } from '../../../../../src/shell/page/PageActions.tsx'
import { BoundBox } from '../../../../../src/views/BoundBox.tsx'
import { useListTexts } from '../../../../../src/views/list/useListTexts.ts'
import { PlainList } from '../../../../../src/views/PlainList.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../../src/views/usePageState.ts'
import { useRecordPath } from '../../../../../src/views/useRecordPath.ts'
import css from '../../../../catalogue/product/screens/ecommerce/ecommerce.module.css'
import type { order } from '../../order.ts'

const CommentDialog = lazy(withAllTexts(() => import('../timeline/CommentDialog.tsx')))

const columns = ['contactName', 'placedAt', 'status', 'paymentStatus', 'total'] satisfies (keyof RecordOf<
  typeof order
>)[]

/** What is paid, what is not yet, and what was given up; drafts are no orders yet. */
const payments: Readonly<Record<string, Condition>> = {
  paid: { paymentStatus: { in: ['paid'] } },
  pending: {
    paymentStatus: { in: ['unpaid', 'authorised', 'partiallyPaid', 'codPending'] },
    status: { not: 'cancelled' },
  },
  expired: { paymentStatus: { in: ['unpaid', 'voided'] }, status: 'cancelled' },
}

const dayOf = (text: string | undefined): string | null => (isDay(text) ? text : null)

/** Orders placed on some days of the shop, both included; undefined where neither end is said. */
const placedWithin = ({ from, to }: { from: string | null; to: string | null }) =>
  from || to
    ? defined<{ gte?: string; lt?: string }>({
        gte: from ? dayStart(from) : undefined,
        lt: to ? dayStart(dayAfter(to, 1)) : undefined,
      })
    : undefined

/** The orders in a plain table: searched, by how far they are paid and by when they were placed. */
export default function OrderListPage() {
  const { text, field, action, area } = useFetchedWords<typeof order>('order')
  const texts = useListTexts(area)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const sought = useSought()
  const [state, change] = usePageState()
  const [remarked, setRemarked] = useState<AnyRecord>()
  const payment = Object.keys(payments).find((name) => name === state.payment) ?? ''
  const viewer = useViewer()
  const views = readableViews(area, viewer)
  const view = views.find((name) => name === state.view)
  const days = { from: dayOf(state.from), to: dayOf(state.to) }
  const choose = (key: string) => (value: string | null) => change({ [key]: value ?? '', page: undefined })
  const addressOf = (record: AnyRecord) => pathOf(area, record.id, record) ?? `/app/${area.path}`
  return (
    <div className={css.page}>
      <PageActions>
        <ButtonLink small to={`/app/${area.path}`}>
          {text('ecommerce.manage')}
        </ButtonLink>
      </PageActions>
      <div className={css.tools}>
        <SearchField label={text('ecommerce.search')} clear={text('ecommerce.clear')} />
        <ChoiceField
          id="ecommerce-payment"
          source="payment"
          label={field('paymentStatus')}
          chosen={payment}
          onChoose={choose('payment')}
          choices={['', ...Object.keys(payments)].map((value) => ({
            value,
            label: text(`ecommerce.payment.${value || 'all'}`),
          }))}
        />
        <ChoiceField
          id="ecommerce-view"
          source="view"
          label={text('ecommerce.view')}
          chosen={view ?? ''}
          onChoose={choose('view')}
          choices={[
            { value: '', label: text('ecommerce.payment.all') },
            ...views.map((value) => ({ value, label: texts.view(value) })),
          ]}
        />
        {(['from', 'to'] as const).map((bound) => (
          <BoundBox<string>
            key={bound}
            id={`ecommerce-${bound}`}
            label={text(`ecommerce.${bound}`)}
            area={area}
            name="placedAt"
            Edit={DayBox}
            value={days[bound]}
            isReadable={isDay}
            onBound={choose(bound)}
          />
        ))}
      </div>
      <PlainList
        area={area}
        columns={columns}
        filter={defined<Record<string, unknown>>({
          q: sought || undefined,
          placedAt: placedWithin(days),
          ...inView(payments[payment], view ? area.list.views[view] : undefined),
        })}
        summed="total"
        sorts={['-createdAt', '-total', 'total'].map((value) => ({
          value,
          label: text(`ecommerce.sort.${value}`),
        }))}
        addressOf={addressOf}
        actsOf={(record) => [
          [
            { key: 'open', label: text('ecommerce.open'), onPick: () => navigate(addressOf(record)) },
            ...(canActOn(viewer, area, 'edit', record)
              ? [{ key: 'comment', label: action('comment'), onPick: () => setRemarked(record) }]
              : []),
          ],
        ]}
        none={text('ecommerce.nothing')}
      />
      {remarked && (
        <Suspense>
          <CommentDialog
            resource={area}
            records={[remarked as RecordOf<typeof order>]}
            close={() => setRemarked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
