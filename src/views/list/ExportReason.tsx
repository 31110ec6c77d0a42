import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import { Dialog, dialog } from '../form/parts/Dialog.tsx'
import { describedBy, Frame } from '../form/parts/Frame.tsx'
import { TextBox } from '../form/parts/TextBox.tsx'

interface ExportReasonProps {
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why a list is taken out of the shop; the answer stands in every line of the file. */
export default function ExportReason({ onReason, onClose }: ExportReasonProps) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  const part = {
    id: 'export-reason',
    source: 'reason',
    label: translate('task.reason.label'),
    required: true,
  }
  const help = translate('task.reason.help')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onReason(reason.trim())
    onClose()
  }
  return (
    <Dialog title={translate('task.reason.title')} onClose={onClose}>
      <form className={dialog.form} onSubmit={submit}>
        <div className={dialog.body}>
          <Frame {...part} help={help}>
            <TextBox
              {...part}
              describedBy={describedBy({ id: part.id, help })}
              text={reason}
              onText={setReason}
              maxLength={255}
              more={{ 'data-first': true }}
            />
          </Frame>
        </div>
        <div className={dialog.actions}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button look="primary" type="submit" disabled={reason.trim().length < 3}>
            {translate('list.export')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
