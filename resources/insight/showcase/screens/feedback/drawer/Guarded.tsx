import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { QuestionDialog } from '../../../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Guarded() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [kept, setKept] = useState('Kesar Studio')
  const [text, setText] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const leave = () => {
    setAsked(false)
    setText(undefined)
  }
  const close = () => (text === kept ? leave() : setAsked(true))
  return (
    <>
      <Button onClick={() => setText(kept)}>{kept}</Button>
      {text !== undefined && (
        <Dialog title={kept} side="end" size="medium" onClose={close}>
          <div className={dialog.body}>
            <TextBoxField
              id="guarded"
              source="name"
              label={t('showcase.words.name')}
              text={text}
              onText={setText}
            />
          </div>
          <DialogButtons
            onCancel={close}
            disabled={text.trim() === '' || text === kept}
            onClick={() => {
              setKept(text.trim())
              setText(undefined)
              notify(t('showcase.words.changed'), { type: 'success' })
            }}
          >
            {translate('ra.action.save')}
          </DialogButtons>
          {isAsked && (
            <QuestionDialog
              title={kept}
              isCancelFirst
              danger
              onClose={() => setAsked(false)}
              onClick={leave}
              submit={t('showcase.words.discard')}
            >
              <p>{translate('ra.message.unsaved_changes')}</p>
            </QuestionDialog>
          )}
        </Dialog>
      )}
    </>
  )
}
