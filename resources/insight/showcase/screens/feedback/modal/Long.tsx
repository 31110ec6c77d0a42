import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const lines = Array.from({ length: 40 }, (_, index) => `LS-${200 + index}`)

export default function Long() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('showcase.words.products')}</Button>
      {isOpen && (
        <Dialog title={t('showcase.words.products')} onClose={close}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <section className={dialog.body} tabIndex={0} data-first aria-label={t('showcase.words.products')}>
            <ol>
              {lines.map((code) => (
                <li key={code}>
                  <bdi dir="ltr">{code}</bdi>
                </li>
              ))}
            </ol>
          </section>
          <DialogButtons
            more={<Button onClick={close}>{t('showcase.words.later')}</Button>}
            onCancel={close}
            onClick={close}
          >
            {t('showcase.words.publish')}
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
