import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Ask() {
  const translate = useTranslate()
  const t = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isOpen && (
        <Dialog title={t('showcase.words.askDelete')} describedBy={id} onClose={close}>
          <p id={id} className={dialog.body}>
            {t('showcase.words.askDeleteText')}
          </p>
          <div className={dialog.actions}>
            <Button data-first onClick={close}>
              {translate('ra.action.cancel')}
            </Button>
            <Button look="primary" danger onClick={close}>
              {translate('ra.action.delete')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
