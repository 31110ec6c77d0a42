import { useEffect, useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Progress } from '../../../../../../src/controls/parts/Progress.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const seconds = 5

export default function Countdown() {
  const t = useTexts()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <>
      <Button onClick={() => setLeft(seconds)}>{t('showcase.words.publish')}</Button>
      {left > 0 && (
        <Dialog title={t('showcase.words.changed')} onClose={() => setLeft(0)}>
          <div className={`${dialog.body} ${css.stack}`}>
            <p>{t('showcase.words.closesIn', { count: left })}</p>
            <Progress label={t('showcase.words.oneMoment')} done={seconds - left} of={seconds} />
          </div>
          <DialogButtons
            more={<Button onClick={() => setLeft(seconds)}>{t('showcase.words.reset')}</Button>}
            onCancel={() => setLeft(0)}
          />
        </Dialog>
      )}
    </>
  )
}
