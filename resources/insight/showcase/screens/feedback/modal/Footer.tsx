import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Footer() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const end = (said: string) => () => {
    setOpen(false)
    notify(t(`showcase.words.${said}`), { type: 'success' })
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Linen shirt</Button>
      {isOpen && (
        <Dialog title="Linen shirt" onClose={() => setOpen(false)}>
          <p className={dialog.body}>{t('showcase.words.lowStock')}</p>
          <DialogButtons
            more={
              <Button look="text" onClick={end('archived')}>
                {t('showcase.words.archive')}
              </Button>
            }
            cancel={t('showcase.words.later')}
            onCancel={() => setOpen(false)}
            onClick={end('changed')}
          >
            {translate('ra.action.save')}
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
