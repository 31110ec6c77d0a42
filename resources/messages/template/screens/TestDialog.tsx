import { useNotify } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { template } from '../template.ts'

/** Sends a template with its samples to an address. */
export default function TestDialog({ records: [record], close }: OwnActionProps<RecordOf<typeof template>>) {
  const ask = useOperation(template)
  const notify = useNotify()
  const { text: own, action } = useAreaWords<typeof template>(template.path)
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    try {
      await ask('test', { id: record?.id ?? '', input: { to: to.trim() } })
      notify(own('tested', { to: to.trim() }), { type: 'success' })
      close()
    } catch (refused) {
      const { body, message } = refused as Error & { body?: { errors?: { to?: string } } }
      setError(body?.errors?.to ?? message)
      setBusy(false)
    }
  }
  return (
    <Dialog title={action('test')} onClose={close}>
      <form className={dialog.form} onSubmit={(event) => void submit(event)}>
        <div className={dialog.body}>
          <Frame id="template-test" source="to" label={own('to')} required error={error}>
            <TextBox
              id="template-test"
              source="to"
              label={own('to')}
              dir="ltr"
              inputMode="email"
              autoComplete="email"
              text={to}
              onText={setTo}
              invalid={error !== undefined}
              more={{ 'data-first': true }}
            />
          </Frame>
        </div>
        <DialogButtons onCancel={close} busy={isBusy} disabled={!to.includes('@')}>
          {own('sendTest')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
