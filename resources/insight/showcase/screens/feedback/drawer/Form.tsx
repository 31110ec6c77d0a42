import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { FieldOf } from '../../FieldOf.tsx'
import css from '../../showcase.module.css'

export default function Form() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('ra.action.edit')}</Button>
      {isOpen && (
        <Dialog title="Kesar Studio" side="end" size="medium" onClose={close}>
          <div className={`${dialog.body} ${css.stack}`}>
            <FieldOf area="brand" name="name" value="Kesar Studio" />
            <FieldOf area="brand" name="country" value="IN" />
          </div>
          <DialogButtons onCancel={close} onClick={close}>
            {translate('ra.action.save')}
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
