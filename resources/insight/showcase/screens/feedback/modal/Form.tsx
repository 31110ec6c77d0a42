import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Form() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const id = useId()
  const [text, setText] = useState<string>()
  const close = () => setText(undefined)
  const part = { id, source: 'note', label: t('showcase.words.note') }
  const save = (event: FormEvent) => {
    event.preventDefault()
    close()
    notify(t('showcase.words.changed'), { type: 'success' })
  }
  return (
    <>
      <Button onClick={() => setText('')}>{part.label}</Button>
      {text !== undefined && (
        <Dialog title={part.label} size="medium" onClose={close}>
          <form className={dialog.form} onSubmit={save}>
            <div className={dialog.body}>
              <Frame {...part}>
                <TextBox {...part} lines={4} text={text} onText={setText} />
              </Frame>
            </div>
            <DialogButtons onCancel={close} disabled={text.trim() === ''}>
              {translate('ra.action.save')}
            </DialogButtons>
          </form>
        </Dialog>
      )}
    </>
  )
}
