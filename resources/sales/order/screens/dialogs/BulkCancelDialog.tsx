import { useId, useState } from 'react'
import { TextBoxField } from '../../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { AskDialog } from '../../../../shared/ask/screens/AskDialog.tsx'
import { ReasonFields } from '../../../../shared/reason/screens/ReasonFields.tsx'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'
import { CancelChoices, type CancelOptions } from './CancelChoices.tsx'
import css from './dialogs.module.css'
import { useKeptReason } from './useKeptReason.ts'

/** Most orders that are called off at once (areas, 22). */
const most = 50

/** Calls off several orders, after their number was typed in; what is packed already stays. */
export default function BulkCancelDialog(props: OwnActionProps<RecordOf<typeof order>>) {
  const { records } = props
  const { text } = useOwn()
  const id = useId()
  const why = useKeptReason('cancel', 'order.cancelMany', 'all')
  const [typed, setTyped] = useState('')
  const [options, setOptions] = useState<CancelOptions>({
    restock: true,
    refund: 'original',
    restoreCoupon: true,
    notify: true,
  })
  const isTooMany = records.length > most
  const isReady = !isTooMany && why.isGiven && typed.trim() === String(records.length)
  const label = text('cancel.typed', { count: records.length })
  return (
    <AskDialog
      {...props}
      onDone={why.clear}
      size="medium"
      danger
      title={text('cancel.many', { smart_count: records.length })}
      keep={text('cancel.keep')}
      submit={(count) => text('cancel.submitMany', { smart_count: count })}
      isReady={isReady}
      ask={{ operation: 'cancel', input: { ...why.input, ...options } }}
    >
      {isTooMany ? (
        <p role="alert" className={css.wrong}>
          {text('cancel.tooMany', { most })}
        </p>
      ) : (
        <>
          <ReasonFields {...why.fields} label={text('reason')} noteLabel={text('noteForStaff')} />
          <CancelChoices options={options} onOptions={setOptions} hasMoney hasCoupon isKnown />
          <p className={css.final}>{text('cancel.final')}</p>
          <TextBoxField
            id={`${id}-typed`}
            source="typed"
            label={label}
            required
            dir="ltr"
            inputMode="numeric"
            text={typed}
            onText={setTyped}
          />
        </>
      )}
    </AskDialog>
  )
}
