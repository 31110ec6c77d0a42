import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { ReasonBox } from '../../../shared/reason/screens/ReasonBox.tsx'
import { asksNote, isGiven } from '../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../shared/reason/screens/useReasons.ts'
import type { shipment } from '../shipment.ts'
import css from './shipment.module.css'
import { useOwn } from './useOwn.ts'

/** Packs a parcel although its order is held, unpaid or not confirmed; the reason stays with the parcel. */
export default function PackAnywayDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof shipment>>) {
  const { text, action, field } = useOwn()
  const translate = useTranslate()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const reasons = useReasons('override')
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const submit = () =>
    void act(async () => {
      await ask('pack', { record: records[0], input: { override: { reason, note: note || null } } })
      close()
      return text('packed', { number: String(records[0]?.number ?? '') })
    })
  const part = {
    id: 'override-note',
    source: 'note',
    label: field('overrideNote'),
    required: asksNote(reasons, reason),
  }
  return (
    <QuestionDialog
      title={action('packAnyway')}
      describedBy="override-text"
      onClose={close}
      onSubmit={submit}
      danger
      busy={isBusy}
      disabled={!isGiven({ reason, note }, reasons)}
      submit={action('packAnyway')}
    >
      <div className={css.fields}>
        <p id="override-text">{text('packAnywayText')}</p>
        <ReasonBox
          id="override-reason"
          reasons={reasons}
          chosen={reason}
          onChoose={setReason}
          label={translate('resources.pages/reasons.name', { smart_count: 1 })}
        />
        <TextBoxField {...part} text={note} onText={setNote} maxLength={255} />
      </div>
    </QuestionDialog>
  )
}
