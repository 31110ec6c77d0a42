import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../src/controls/parts/DialogButtons.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { formatTime } from '../../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { LinkBox } from '../../../payment/screens/LinkBox.tsx'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'
import css from './dialogs.module.css'

/** Sends the customer a link to pay what is due, and shows it to be copied. */
export default function PaymentLinkDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof order>>) {
  const { text, action, locale } = useOwn()
  const ask = useOperation(resource)
  const queryClient = useQueryClient()
  const [act, isBusy] = useAct(resource.path)
  const id = useId()
  const [sent, setSent] = useState<{ link: string; until: string }>()
  const [record] = records
  const send = () =>
    void act(async () => {
      setSent(await ask('sendPaymentLink', { id: record?.id ?? '' }))
      await queryClient.invalidateQueries({ queryKey: ['pages/payments'] })
      return undefined
    })
  return (
    <Dialog title={action('sendPaymentLink')} describedBy={`${id}-text`} onClose={close}>
      <div className={`${dialog.body} ${css.fields}`}>
        <p id={`${id}-text`} role={sent && 'status'}>
          {sent
            ? text('link.sent', { time: formatTime(sent.until, locale) })
            : text('link.text', { name: String(record?.contactName ?? '') })}
        </p>
        {sent && (
          <LinkBox
            id={id}
            label={text('link.label')}
            link={sent.link}
            copy={text('link.copy')}
            copied={text('link.copied')}
          />
        )}
      </div>
      <DialogButtons
        onCancel={sent ? undefined : close}
        busy={isBusy}
        onClick={sent ? close : send}
        data-first
      >
        {text(sent ? 'close' : 'link.send')}
      </DialogButtons>
    </Dialog>
  )
}
