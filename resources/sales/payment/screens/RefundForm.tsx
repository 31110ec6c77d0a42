import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Question } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { defined } from '../../../../src/core/defined.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import { itemIds } from '../../../shared/pieces/screens/useItemPicture.ts'
import { ReasonBox } from '../../../shared/reason/screens/ReasonBox.tsx'
import { asksNote } from '../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../shared/reason/screens/useReasons.ts'
import { isGateway } from '../rules/gateways.ts'
import { overpaidSources, type RefundSource } from '../rules/methods.ts'
import { leftFor, type Proposal } from '../rules/refundProposal.ts'
import { AmountBox } from './AmountBox.tsx'
import { PayeeFields } from './PayeeFields.tsx'
import { noPayee, payeeOf } from './payeeOf.ts'
import css from './payment.module.css'
import { RefundLines } from './RefundLines.tsx'
import { RefundSum } from './RefundSum.tsx'
import { amountsOf, emptyDraft, everything } from './refundDraft.ts'
import { useOwn } from './useOwn.ts'

const sources = ['goodwill', 'return', 'cancellation', 'orderEdit', 'duplicatePayment'] as const

interface Asked {
  readonly refunds: readonly { readonly status: string; readonly amount: number }[]
}

/** The lines, the charges, the way and the reason of a refund, and what it comes to before it is asked for. */
export function RefundForm({
  proposal: all,
  payment,
  close,
}: {
  proposal: Proposal
  payment?: string | undefined
  close: () => void
}) {
  const { area, text, money } = useOwn()
  const refunds = useOwn('refund')
  const ask = useOperation(area)
  const [act, isBusy] = useAct(area.path, 'pages/refunds', 'pages/orders-list')
  const reasons = useReasons('refund')
  const [draft, setDraft] = useState(emptyDraft)
  const [source, setSource] = useState<RefundSource>('goodwill')
  const proposal = leftFor(all, source)
  const isOnline = proposal.payments.every(({ provider }) => isGateway(provider))
  const [destination, setDestination] = useState(isOnline ? 'original' : 'bankOrUpi')
  const [payee, setPayee] = useState(noPayee)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const amounts = amountsOf(draft, proposal)
  const isByHand = destination === 'bankOrUpi'
  const givenPayee = isByHand ? payeeOf(payee) : undefined
  const needsNote = reason === '' || asksNote(reasons, reason)
  const isReady =
    amounts.isSound && (!needsNote || note.trim() !== '') && (!isByHand || givenPayee !== undefined)
  const submit = () =>
    void act(async () => {
      const { lines, shipping, fee, extra } = amounts
      const { refunds: made } = await ask<Asked>('refund', {
        input: defined({
          order: proposal.order,
          lines,
          shipping,
          fee,
          extra,
          source,
          destination,
          reason: reason || null,
          note: note.trim() || null,
          payment: payment || undefined,
          payee: givenPayee || undefined,
        }),
      })
      close()
      const waits = made.some(({ status }) => status === 'requested')
      return text(waits ? 'refundAsked' : 'refundGranted', { amount: money(amounts.total) })
    })
  const destinations = ['original', 'storeCredit', 'bankOrUpi'].filter(
    (each) => (each !== 'original' || isOnline) && (each !== 'storeCredit' || proposal.hasCustomer),
  )
  const offered = sources.filter((each) => proposal.overpaid > 0 || !overpaidSources.includes(each))
  const choice = (
    id: string,
    label: string,
    chosen: string,
    values: readonly string[],
    onChoose: (value: string) => void,
  ) => (
    <ChoiceField
      id={id}
      source={id}
      label={label}
      required
      chosen={chosen}
      onChoose={onChoose}
      choices={values.map((value) => ({ value, label: refunds.value(id, value) }))}
    />
  )
  const noteHelp = needsNote ? text('noteNeeded') : undefined
  return (
    <Question
      onClose={close}
      className={css.fields}
      onSubmit={submit}
      more={
        <Button look="text" onClick={() => setDraft(everything(proposal))}>
          {text('everything')}
        </Button>
      }
      busy={isBusy}
      disabled={!isReady}
      submit={text('askRefund', { amount: money(amounts.total) })}
    >
      <NamedRecords wanted={{ product: itemIds(proposal.lines) }}>
        <div className={css.lines}>
          <RefundLines lines={proposal.lines} draft={draft} onDraft={setDraft} />
        </div>
      </NamedRecords>
      <div className={css.pair}>
        {(['shipping', 'fee'] as const).map((key) =>
          proposal[key] > 0 ? (
            <AmountBox
              key={key}
              id={`refund-${key}`}
              source={`${key}Amount`}
              label={refunds.field(`${key}Amount`)}
              help={text('leftOf', { amount: money(proposal[key]) })}
              text={draft[key]}
              onText={(typed) => setDraft({ ...draft, [key]: typed })}
            />
          ) : null,
        )}
        <AmountBox
          id="refund-extra"
          source="extraAmount"
          label={refunds.field('extraAmount')}
          help={text('extraHelp')}
          text={draft.extra}
          onText={(extra) => setDraft({ ...draft, extra })}
        />
      </div>
      <div className={css.pair}>
        {choice('destination', refunds.field('destination'), destination, destinations, setDestination)}
        {choice('source', refunds.field('source'), source, offered, (value) =>
          setSource(value as RefundSource),
        )}
      </div>
      {isByHand && <PayeeFields payee={payee} onPayee={setPayee} />}
      <div className={css.pair}>
        <ReasonBox
          id="refund-reason"
          label={refunds.field('reason')}
          none={text('noReason')}
          reasons={reasons}
          chosen={reason}
          onChoose={setReason}
        />
        <TextBoxField
          id="refund-note"
          source="note"
          label={refunds.field('note')}
          required={needsNote}
          help={noteHelp}
          lines={2}
          maxLength={500}
          text={note}
          onText={setNote}
        />
      </div>
      <RefundSum amounts={amounts} proposal={proposal} />
    </Question>
  )
}
