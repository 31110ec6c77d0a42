import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Popover } from '../../../../../../src/controls/parts/Popover.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Reason() {
  const translate = useTranslate()
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [note, setNote] = useState('')
  const close = () => {
    setAnchor(null)
    setNote('')
  }
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>{t('showcase.words.archive')}</Button>
      {anchor && (
        <Popover anchor={anchor} label={t('showcase.words.archive')} className={css.panel} onClose={close}>
          <TextBox
            id="reason"
            source="reason"
            dense
            label={t('showcase.words.note')}
            placeholder={t('showcase.words.note')}
            text={note}
            onText={setNote}
          />
          <Button small look="primary" disabled={note.trim() === ''} onClick={close}>
            {translate('ra.action.confirm')}
          </Button>
        </Popover>
      )}
    </>
  )
}
