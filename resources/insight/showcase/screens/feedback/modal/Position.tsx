import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const places = {
  top: { size: 'palette' },
  middle: { size: 'small' },
  start: { side: 'start' },
  end: { side: 'end' },
} as const
const names = ['top', 'middle', 'start', 'end'] as const

export default function Position() {
  const t = useTexts()
  const [place, setPlace] = useState<(typeof names)[number]>()
  const close = () => setPlace(undefined)
  return (
    <>
      {names.map((name) => (
        <Button key={name} onClick={() => setPlace(name)}>
          {t(`showcase.words.places.${name}`)}
        </Button>
      ))}
      {place && (
        <Dialog title={t(`showcase.words.places.${place}`)} {...places[place]} onClose={close}>
          <p className={dialog.body}>{t('showcase.words.lowStock')}</p>
          <DialogButtons onCancel={close} />
        </Dialog>
      )}
    </>
  )
}
