import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Levels() {
  const translate = useTranslate()
  const t = useTexts()
  const [level, setLevel] = useState(0)
  return (
    <>
      <Button onClick={() => setLevel(1)}>{t('showcase.words.products')}</Button>
      {level > 0 && (
        <Dialog title={t('showcase.words.products')} side="end" size="medium" onClose={() => setLevel(0)}>
          <div className={dialog.body}>
            <Button onClick={() => setLevel(2)}>Linen shirt</Button>
          </div>
          <DialogButtons onCancel={() => setLevel(0)} />
          {level > 1 && (
            <Dialog title="Linen shirt" side="end" onClose={() => setLevel(1)}>
              <p className={dialog.body}>{t('showcase.words.lowStock')}</p>
              <DialogButtons onClick={() => setLevel(1)}>{translate('ra.action.back')}</DialogButtons>
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  )
}
