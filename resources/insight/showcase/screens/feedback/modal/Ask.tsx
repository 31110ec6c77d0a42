import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
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
          <DialogButtons onCancel={close} isCancelFirst danger onClick={close}>
            {translate('ra.action.delete')}
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
