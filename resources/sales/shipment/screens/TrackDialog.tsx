import { type FormEvent, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void act(async () => {
      const { status, place, note } = typed
      const input = { status, place: place || null, note: note || null }
      await ask('track', { record: records[0], input })
      close()
      return text('tracked')
    })
  }
  return (
    <Dialog title={`${action('track')} ${records[0]?.number ?? ''}`} onClose={close}>
      <form className={dialog.form} onSubmit={submit}>
        <div className={dialog.body}>
          <div className={css.fields}>
            {boxes.map(([name, label, maxLength], index) => {
              const part = { id: `track-${name}`, source: name, label: field(label), required: index === 0 }
              return (
                <Frame key={name} {...part}>
                  <TextBox
                    {...part}
                    maxLength={maxLength}
                    text={typed[name]}
                    onText={(value) => setTyped({ ...typed, [name]: value })}
                    more={index === 0 ? { 'data-first': true } : {}}
                  />
                </Frame>
              )
            })}
          </div>
        </div>
        <DialogButtons onCancel={close} busy={isBusy} disabled={typed.status.trim() === ''}>
          {text('note')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
