import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { shipment } from '../shipment.ts'
import css from './shipment.module.css'
import { useOwn } from './useOwn.ts'

const boxes = [
  ['status', 'events.status', 120],
  ['place', 'events.place', 120],
  ['note', 'events.note', 500],
] as const

/** Notes what the courier says of a parcel; its own status stays as it is. */
export default function TrackDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof shipment>>) {
  const { text, action, field } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [typed, setTyped] = useState({ status: '', place: '', note: '' })
  const submit = () =>
    void act(async () => {
      const { status, place, note } = typed
      const input = { status, place: place || null, note: note || null }
      await ask('track', { record: records[0], input })
      close()
      return text('tracked')
    })
  return (
    <QuestionDialog
      title={`${action('track')} ${records[0]?.number ?? ''}`}
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={typed.status.trim() === ''}
      submit={text('note')}
    >
      <div className={css.fields}>
        {boxes.map(([name, label, maxLength], index) => {
          const part = { id: `track-${name}`, source: name, label: field(label), required: index === 0 }
          return (
            <TextBoxField
              key={name}
              {...part}
              maxLength={maxLength}
              text={typed[name]}
              onText={(value) => setTyped({ ...typed, [name]: value })}
              more={index === 0 ? { 'data-first': true } : {}}
            />
          )
        })}
      </div>
    </QuestionDialog>
  )
}
