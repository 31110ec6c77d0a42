import { useNavigate } from 'ra-core'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { defined } from '../../../../../src/core/defined.ts'
import type { AnyRecord, Condition } from '../../../../../src/core/index.ts'
import { ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { SearchField, useSought } from '../../../../../src/shell/controls/SearchField.tsx'
import { PageActions } from '../../../../../src/shell/page/PageActions.tsx'
import { PlainList } from '../../../../../src/views/PlainList.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../../src/views/usePageState.ts'
import { useRecordPath } from '../../../../../src/views/useRecordPath.ts'
import css from '../../../../catalogue/product/screens/ecommerce/ecommerce.module.css'

/** What is paid, what is not yet, and what was given up; drafts are no orders yet. */
const payments: Readonly<Record<string, Condition>> = {
  paid: { paymentStatus: { in: ['paid'] } },
  pending: {
    paymentStatus: { in: ['unpaid', 'authorised', 'partiallyPaid', 'codPending'] },
    status: { not: 'cancelled' },
  },
  expired: { paymentStatus: { in: ['unpaid', 'voided'] }, status: 'cancelled' },
}

/** The orders in a plain table: searched, and by how far they are paid. */
export default function OrderListPage() {
  const { text, field, area } = useFetchedWords('order')
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const sought = useSought()
  const [state, change] = usePageState()
  const payment = Object.hasOwn(payments, state.payment ?? '') ? String(state.payment) : ''
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
          onChoose={(value) => change({ payment: value, page: undefined })}
          choices={['', ...Object.keys(payments)].map((value) => ({
            value,
            label: text(`ecommerce.payment.${value || 'all'}`),
          }))}
        />
      </div>
      <PlainList
        area={area}
        columns={['contactName', 'placedAt', 'status', 'paymentStatus', 'total']}
        filter={defined({ q: sought || undefined, ...(payment ? payments[payment] : {}) })}
        sorts={['-createdAt', '-total', 'total'].map((value) => ({
          value,
          label: text(`ecommerce.sort.${value}`),
        }))}
        addressOf={addressOf}
        actsOf={(record) => [
          [{ key: 'open', label: text('ecommerce.open'), onPick: () => navigate(addressOf(record)) }],
        ]}
        none={text('ecommerce.nothing')}
      />
    </div>
  )
}
