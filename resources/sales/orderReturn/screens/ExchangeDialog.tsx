import { useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { isGiven, nothingGiven, ReasonFields } from '../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../shared/reason/screens/useReasons.ts'
import type { orderReturn } from '../orderReturn.ts'
import { settlementOf } from '../rules/settlementOf.ts'
import { useReturnMoney } from './MoneySection.tsx'
import css from './returns.module.css'
import { Waterfall } from './Waterfall.tsx'
import { type ReturnFormProps, withReturn } from './withReturn.tsx'

const methods = ['cod', 'upi', 'bankTransfer', 'manual']

/** Sends what goes out in exchange, as an order of its own at the difference; before the goods are here with a reason. */
function Form({ resource, record, close }: ReturnFormProps) {
  const { text, action, money } = useAreaWords<typeof orderReturn>(resource.path)
  const id = useId()
  const isEarly = record.status !== 'inspected'
  const reasons = useReasons('override')
  const [given, setGiven] = useState(nothingGiven)
  const [method, setMethod] = useState('cod')
  const { data: told } = useReturnMoney(resource, record)
  const { refunded = 0, roundOff = 0 } = (isEarly ? told?.early : told?.now) ?? {}
  const lines = told?.lines ?? record.lines
  const sums = settlementOf({ ...record, lines, refunded, roundOff }, isEarly)
  const part = { id: `${id}-method`, source: 'paymentMethod', label: text('paysBy') }
  const input = {
    paymentMethod: method,
    override: isEarly ? { reason: given.reason, note: given.note.trim() || null } : undefined,
  }
  return (
    <AskDialog
      resource={resource}
      close={close}
      records={[record]}
      size="medium"
      title={action('shipExchange', record.number)}
      submit={text('placeExchange')}
      isReady={!isEarly || isGiven(given, reasons)}
      ask={{ operation: 'shipExchange', input }}
      said={([answer]) => text('exchangePlaced', { number: (answer as { number: string }).number })}
    >
      <ul className={css.lines}>
        {record.lines.map((line) => (
          <li key={line.id} className={css.line}>
            <span className={css.end}>
              {text('times', { count: isEarly ? line.quantity : (line.accepted ?? 0) })}
            </span>
            <div className={css.name} dir="auto">
              {line.exchangeName}
              <p className={css.about}>
                <bdi dir="ltr">{line.exchangeSku}</bdi>
              </p>
            </div>
            {line.exchangePrice !== null && <span className={css.end}>{money(line.exchangePrice)}</span>}
          </li>
        ))}
      </ul>
      <div className={css.outcome}>
        <Waterfall path={resource.path} money={sums} />
      </div>
      {sums.toPay > 0 && (
        <ChoiceField
          {...part}
          choices={methods.map((value) => ({ value, label: text(`methods.${value}`) }))}
          chosen={method}
          onChoose={setMethod}
        />
      )}
      {isEarly && (
        <>
          <p className={css.notice}>{text('earlyExchangeHint')}</p>
          <ReasonFields
            reasons={reasons}
            given={given}
            onGive={setGiven}
            label={text('reason')}
            noteLabel={text('noteOnIt')}
          />
        </>
      )}
    </AskDialog>
  )
}

export default withReturn('shipExchange', Form)
