import { useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { payment } from '../payment.ts'
import { LinkBox } from './LinkBox.tsx'
import { useOwn } from './useOwn.ts'

/** Sends the customer a link that the payment can be paid by, and shows it to be copied. */
export default function LinkDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof payment>>) {
  const { text, action, field, closing, locale } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [sent, setSent] = useState<{ link: string; until: string }>()
  const send = () =>
    act(async () => {
      setSent(await ask('sendLink', { id: records[0]?.id ?? '', input: {} }))
      return undefined
    })
  return (
    <Dialog title={action('sendLink', records[0]?.number)} describedBy="link-text" onClose={close}>
      <div className={dialog.body}>
        <p id="link-text" role={sent && 'status'}>
          {sent ? text('linkSent', { time: formatTime(sent.until, locale) }) : text('linkText')}
        </p>
        {sent && (
          <LinkBox
            id="link"
            label={field('link')}
            link={sent.link}
            copy={text('copy')}
            copied={text('copied')}
          />
        )}
      </div>
      <DialogButtons
        onCancel={sent ? undefined : close}
        busy={isBusy}
        onClick={() => void (sent ? close() : send())}
        data-first
      >
        {sent ? closing : action('sendLink')}
      </DialogButtons>
    </Dialog>
  )
}
