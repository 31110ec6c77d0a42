import { useGetOne } from 'ra-core'
import { useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { isGiven, nothingGiven, ReasonFields } from '../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../shared/reason/screens/useReasons.ts'
import { roundOffBack } from '../../order/rules/roundOff.ts'
import type { orderReturn } from '../orderReturn.ts'
import { deductionTypes } from '../rules/names.ts'
import { ownLeft, settlementOf } from '../rules/settlementOf.ts'
import { type Deduction, Deductions, isWhole } from './Deductions.tsx'
import { useReturnMoney } from './MoneySection.tsx'
import type { Return, ReturnMoney } from './returnFacts.ts'
import css from './returns.module.css'
import { Waterfall } from './Waterfall.tsx'

const destinations = ['original', 'storeCredit', 'bankOrUpi']

/** Refunds a return: deductions and destination, and step by step what that comes to before it is done. */
export default function RefundDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof orderReturn>>) {
  const { action } = useAreaWords<typeof orderReturn>(resource.path)
  const { data: record } = useGetOne<Return>(resource.path, { id: records[0]?.id ?? '' })
  const { data: money } = useReturnMoney(resource, {
    id: records[0]?.id ?? '',
    version: record?.version ?? 0,
  })
  if (record && money) return <Form resource={resource} record={record} money={money} close={close} />
  return (
    <Dialog title={action('refund')} size="medium" onClose={close}>
      <div className={dialog.body}>
        <Skeleton height={200} />
      </div>
    </Dialog>
  )
}

type FormProps = Pick<OwnActionProps<RecordOf<typeof orderReturn>>, 'resource' | 'close'> & {
  record: Return
  money: ReturnMoney
}

function Form({ resource, record, money: told, close }: FormProps) {
  const { text, action, field, choices, money } = useAreaWords<typeof orderReturn>(resource.path)
  const id = useId()
  const isEarly = record.status !== 'inspected'
  const reasons = useReasons('override')
  const [given, setGiven] = useState(nothingGiven)
  const [withoutReturn, setWithoutReturn] = useState(false)
  const [destination, setDestination] = useState<string>(record.refundDestination)
  const [deductions, setDeductions] = useState<readonly Deduction[]>(
    record.deductions.map(({ type, amount, reason }) => ({ type, amount, reason: reason ?? '' })),
  )
  const base = {
    ...record,
    lines: told.lines,
    deductions: deductions.filter(isWhole) as { amount: number }[],
    refunded: told.now.refunded,
    undone: told.undone,
  }
  const before = { ...base, roundOff: told.roundedBack }
  const unrounded = settlementOf(before, isEarly)
  // What earlier goods paid takes the rounding of their order along.
  const isExchanged = told.lines.some(({ exchangedValue }) => exchangedValue)
  const own = isExchanged ? ownLeft(before, unrounded, isEarly) : 0
  const roundOff =
    told.roundedBack +
    roundOffBack({ ...told.rounding, asked: unrounded.left - own, refundable: told.refundable - own })
  const sums = settlementOf({ ...base, roundOff }, isEarly)
  const isAbove = sums.left > told.refundable
  const ownSum = isExchanged ? ownLeft({ ...base, roundOff }, sums, isEarly) : sums.left
  const byBank = Math.min(told.taken, ownSum)
  const asGoodwill = Math.min(told.goodwill, Math.max(0, ownSum - byBank - told.sendable))
  // What the customer has already is not sent: the button and the answer name the rest alone.
  const toSend = Math.max(0, sums.left - byBank - asGoodwill)
  const part = { id: `${id}-destination`, source: 'destination', label: field('refundDestination') }
  const input = {
    deductions: deductions
      .filter(isWhole)
      .map(({ type, amount, reason }) => ({ type, amount, reason: reason || null })),
    destination,
    override: isEarly ? { reason: given.reason, note: given.note.trim() || null, withoutReturn } : undefined,
  }
  return (
    <AskDialog
      resource={resource}
      close={close}
      records={[record]}
      size="medium"
      title={action('refund', record.number)}
      submit={toSend > 0 ? text('refundNow', { amount: money(toSend) }) : text('settleNow')}
      isReady={
        !isAbove &&
        deductions.every(isWhole) &&
        sums.deductions <= sums.accepted &&
        (!isEarly || isGiven(given, reasons))
      }
      ask={{ operation: 'refund', input }}
      said={() => (toSend > 0 ? text('refundAsked', { amount: money(toSend) }) : text('settled'))}
    >
      {isEarly && (
        <>
          <p className={css.notice}>{text('earlyHint')}</p>
          <ReasonFields
            reasons={reasons}
            given={given}
            onGive={setGiven}
            label={text('reason')}
            noteLabel={text('noteOnIt')}
            isFirst
          />
          <Switch
            id={`${id}-without`}
            source="withoutReturn"
            label={text('withoutReturn')}
            isOn={withoutReturn}
            onSwitch={setWithoutReturn}
          />
        </>
      )}
      <Deductions
        path={resource.path}
        types={deductionTypes}
        deductions={deductions}
        onChange={setDeductions}
      />
      <ChoiceField
        {...part}
        choices={choices('refundDestination', destinations)}
        chosen={destination}
        onChoose={setDestination}
      />
      <div className={css.outcome} aria-live="polite">
        <Waterfall path={resource.path} money={sums} />
      </div>
      {byBank > 0 && <p className={css.notice}>{text('paidByBank', { amount: money(byBank) })}</p>}
      {asGoodwill > 0 && (
        <p className={css.notice}>{text('paidAsGoodwill', { amount: money(asGoodwill) })}</p>
      )}
      {isAbove && (
        <p className={css.notice} data-tone="danger" role="alert">
          {text('aboveRefundable', { amount: money(told.refundable) })}
        </p>
      )}
    </AskDialog>
  )
}
