import { useId, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './payment.module.css'

interface SendLinkDialogProps {
  words: Pick<AreaWords, 'locale' | 'closing'>
  title: string
  /** What is said before it is sent, and then, with the time until which it can be paid. */
  text: string
  sentText: (time: string) => string
  label: string
  send: string
  /** What the button says that copies it, and what is said when that is done. */
  copy: string
  copied: string
  onSend: () => Promise<{ link: string; until: string }>
  /** What is read anew then. */
  paths: readonly string[]
  close: () => void
}

/** Sends the customer a link to pay by, and shows it to be copied. */
export function SendLinkDialog({ words, title, paths, onSend, close, ...props }: SendLinkDialogProps) {
  const { text, sentText, label, send, copy, copied } = props
  const toClipboard = useCopy()
  const [act, isBusy] = useAct(...paths)
  const id = useId()
  const [sent, setSent] = useState<{ link: string; until: string }>()
  const start = () =>
    void act(async () => {
      setSent(await onSend())
      return undefined
    })
  return (
    <Dialog title={title} describedBy={`${id}-text`} onClose={close}>
      <div className={`${dialog.body} ${css.fields}`}>
        <p id={`${id}-text`} role={sent && 'status'}>
          {sent ? sentText(formatTime(sent.until, words.locale)) : text}
        </p>
        {sent && (
          <TextBoxField
            id={id}
            source="link"
            label={label}
            dir="ltr"
            text={sent.link}
            onText={() => undefined}
            more={{ readOnly: true }}
            end={
              <IconButton small glyph="copy" label={copy} onClick={() => toClipboard(sent.link, copied)} />
            }
          />
        )}
      </div>
      <DialogButtons
        onCancel={sent ? undefined : close}
        busy={isBusy}
        onClick={sent ? close : start}
        data-first
      >
        {sent ? words.closing : send}
      </DialogButtons>
    </Dialog>
  )
}
