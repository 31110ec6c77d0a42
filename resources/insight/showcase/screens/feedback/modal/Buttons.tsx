import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Buttons() {
  const translate = useTranslate()
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [isSure, setSure] = useState(false)
  const close = () => {
    setOpen(false)
    setSure(false)
  }
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isOpen && (
        <Dialog title={t('showcase.words.askDelete')} onClose={close}>
          <div className={dialog.body}>
            <p>{t('showcase.words.askDeleteText')}</p>
            <Switch
              id="sure"
              source="sure"
              label={t('showcase.words.understood')}
              isOn={isSure}
              onSwitch={setSure}
            />
          </div>
          <DialogButtons onCancel={close} danger disabled={!isSure} onClick={close}>
            {translate('ra.action.delete')}
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
