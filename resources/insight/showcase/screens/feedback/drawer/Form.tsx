import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
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
          <div className={dialog.actions}>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <Button look="primary" onClick={close}>
              {translate('ra.action.save')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
