import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { payment } from '../payment.ts'
import css from './payment.module.css'
import { type Comparison, RemittanceLines } from './RemittanceLines.tsx'
import { useOwn } from './useOwn.ts'

/** Takes in what a courier remits: the pasted file is compared with the cash expected for each AWB, and only then booked. */
export default function RemittanceDialog({ resource, close }: OwnActionProps<RecordOf<typeof payment>>) {
  const { area, text, action, field } = useOwn()
  const ask = useOperation(area)
  const [act, isBusy] = useAct(resource.path, 'pages/orders-list')
  const [typed, setTyped] = useState('')
  const [utr, setUtr] = useState('')
  const [on, setOn] = useState(() => dayIn(new Date()))
  const [compared, setCompared] = useState<Comparison>()
  const bookable =
    compared?.lines.filter(({ verdict }) => verdict !== 'already' && verdict !== 'unknown') ?? []
  const compare = () =>
    act(async () => {
      setCompared(await ask<Comparison>('compareRemittance', { input: { text: typed } }))
      return undefined
    })
  const book = () =>
    act(async () => {
      const input = { text: typed, digest: compared?.digest ?? '', utr: utr.trim(), on }
      const { booked } = await ask<{ booked: number }>('remit', { input })
      close()
      return text('remitted', { smart_count: booked })
    })
  const part = { id: 'remit-text', source: 'text', label: text('file'), required: true }
  const transfer = { id: 'remit-utr', source: 'utr', label: field('settlementUtr'), required: true }
  const day = { id: 'remit-on', source: 'on', label: field('settledOn'), required: true }
  return (
    <QuestionDialog
      title={action('remit')}
      size="large"
      onClose={close}
      className={css.fields}
      more={
        compared && (
          <Button look="text" onClick={() => setCompared(undefined)}>
            {text('back')}
          </Button>
        )
      }
      busy={isBusy}
      disabled={
        compared
          ? bookable.length === 0 || utr.trim() === '' || !/^\d{4}-\d{2}-\d{2}$/.test(on)
          : typed.trim() === ''
      }
      onClick={() => void (compared ? book() : compare())}
      submit={compared ? text('bookFile', { smart_count: bookable.length }) : text('compare')}
    >
      {!compared && (
        <TextBoxField
          {...part}
          help={text('fileHelp')}
          dir="ltr"
          lines={9}
          placeholder={'AWB,Amount,Fee\n14925530118,1299.00,20.00'}
          text={typed}
          onText={setTyped}
          more={{ 'data-first': true }}
        />
      )}
      {compared && (
        <>
          <RemittanceLines compared={compared} />
          <div className={css.pair}>
            <TextBoxField
              {...transfer}
              dir="ltr"
              maxLength={80}
              text={utr}
              onText={setUtr}
              more={{ 'data-first': true }}
            />
            <TextBoxField
              {...day}
              dir="ltr"
              maxLength={10}
              placeholder="2026-11-20"
              text={on}
              onText={setOn}
            />
          </div>
        </>
      )}
    </QuestionDialog>
  )
}
