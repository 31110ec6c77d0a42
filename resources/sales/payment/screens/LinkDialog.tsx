import { useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { payment } from '../payment.ts'
import { useOwn } from './useOwn.ts'

/** Sends the customer a link that the payment can be paid by, and shows it to be copied. */
export default function LinkDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof payment>>) {
  const { text, action, field, cancel, closing, locale } = useOwn()
  const ask = useOperation(resource)
  const copy = useCopy()
  const [act, isBusy] = useAct(resource.path)
  const [sent, setSent] = useState<{ link: string; until: string }>()
  const send = () =>
    act(async () => {
      setSent(await ask('sendLink', { id: records[0]?.id ?? '', input: {} }))
      return undefined
    })
  return (
    <Dialog
      title={`${action('sendLink')}: ${records[0]?.number ?? ''}`}
      describedBy="link-text"
      onClose={close}
    >
      <div className={dialog.body}>
        <p id="link-text" role={sent && 'status'}>
          {sent ? text('linkSent', { time: formatTime(sent.until, locale) }) : text('linkText')}
        </p>
        {sent && (
          <Frame id="link" source="link" label={field('link')}>
            <TextBox
              id="link"
              source="link"
              label={field('link')}
              dir="ltr"
              text={sent.link}
              onText={() => undefined}
              more={{ readOnly: true }}
              end={
                <IconButton
                  small
                  glyph="copy"
                  label={text('copy')}
                  onClick={() => copy(sent.link, text('copied'))}
                />
              }
            />
          </Frame>
        )}
      </div>
      <div className={dialog.actions}>
        {!sent && <Button onClick={close}>{cancel}</Button>}
        {sent ? (
          <Button look="primary" onClick={close}>
            {closing}
          </Button>
        ) : (
          <Button look="primary" busy={isBusy} onClick={() => void send()} data-first>
            {action('sendLink')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
