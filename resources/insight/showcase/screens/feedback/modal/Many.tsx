import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function Many() {
  const translate = useTranslate()
  const t = useTexts()
  const [count, setCount] = useState(0)
  return (
    <>
      <Button onClick={() => setCount(1)}>{t('showcase.words.open')}</Button>
      {products.slice(0, count).map(({ code, name }, at) => (
        <Dialog key={code} title={name} onClose={() => setCount(at)}>
          <p className={dialog.body}>
            {at + 1} / {products.length}
          </p>
          <DialogButtons
            more={
              at + 1 < products.length && (
                <Button onClick={() => setCount(at + 2)}>{t('showcase.words.next')}</Button>
              )
            }
            cancel={translate('ra.action.back')}
            onCancel={() => setCount(at)}
            onClick={() => setCount(0)}
          >
            {t('showcase.words.closeAll')}
          </DialogButtons>
        </Dialog>
      ))}
    </>
  )
}
