import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const sizes = ['small', 'medium', 'large'] as const

export default function Sizes() {
  const t = useTexts()
  const [size, setSize] = useState<(typeof sizes)[number]>()
  const close = () => setSize(undefined)
  return (
    <>
      {sizes.map((each) => (
        <Button key={each} onClick={() => setSize(each)}>
          {t(`showcase.words.${each}`)}
        </Button>
      ))}
      {size && (
        <Dialog title={t(`showcase.words.${size}`)} size={size} onClose={close}>
          <p className={dialog.body}>{t('showcase.words.askDeleteText')}</p>
          <DialogButtons onCancel={close} />
        </Dialog>
      )}
    </>
  )
}
