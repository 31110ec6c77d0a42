import { type FormEvent, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { MeantRecords } from './MeantRecords.tsx'
import { type RefusedLine, RefusedLines } from './RefusedLines.tsx'
import { useOwn } from './useOwn.ts'

interface Delivered {
  readonly done: readonly string[]
  readonly refused: readonly RefusedLine[]
}

/** Marks parcels (or those of orders that are under way) as delivered: now, or when the courier says. */
export default function DeliveredDialog({ resource, records, close }: OwnActionProps) {
  const { area, text, action, field } = useOwn()
  const ask = useOperation(area)
  const [act, isBusy] = useAct(area.path, resource.path)
  const [at, setAt] = useState('')
  const [answer, setAnswer] = useState<Delivered>()
  const names = new Map(records.map(({ id, number }) => [id, String(number ?? '')]))
  const of = resource.name === area.name ? 'shipments' : 'orders'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void act(async () => {
      const time = at === '' ? {} : { at: new Date(at).toISOString() }
      const done = await ask<Delivered>('markDelivered', {
        input: { [of]: records.map(({ id }) => id), ...time },
      })
      setAnswer(done)
      if (done.refused.length === 0) close()
      return done.done.length > 0 ? text('delivered', { smart_count: done.done.length }) : undefined
    })
  }
  const part = { id: 'delivered-at', source: 'at', label: field('deliveredAt') }
  return (
    <Dialog title={action('markDelivered')} onClose={close}>
      <form className={dialog.form} onSubmit={submit}>
        <div className={dialog.body}>
          {answer ? (
            <RefusedLines title={text('refused')} lines={answer.refused} names={names} />
          ) : (
            <>
              <MeantRecords resource={resource} records={records} />
              <TextBoxField
                {...part}
                help={text('deliveredHelp')}
                dir="ltr"
                text={at}
                onText={setAt}
                more={{ type: 'datetime-local', 'data-first': true }}
              />
            </>
          )}
        </div>
        <DialogButtons onCancel={close} busy={isBusy}>
          {!answer && action('markDelivered')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
