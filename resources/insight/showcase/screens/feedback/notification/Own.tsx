import Snackbar from '@mui/material/Snackbar'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Own() {
  const translate = useTranslate()
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('showcase.words.publish')}</Button>
      <Snackbar open={isOpen} autoHideDuration={6000} onClose={() => setOpen(false)}>
        <div role="status" className={`${css.panel} ${css.row} ${css.notice}`}>
          <Glyph name="calendar" />
          {t('showcase.words.archived')}
          <IconButton
            small
            glyph="close"
            label={translate('ra.action.close')}
            onClick={() => setOpen(false)}
          />
        </div>
      </Snackbar>
    </>
  )
}
