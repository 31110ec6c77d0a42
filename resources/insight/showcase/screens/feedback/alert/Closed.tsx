import Alert from '@mui/material/Alert'
import Collapse from '@mui/material/Collapse'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Closed() {
  const translate = useTranslate()
  const t = useTexts()
  const [isOpen, setOpen] = useState(true)
  return (
    <div className={css.stack}>
      <Collapse in={isOpen} unmountOnExit>
        <Alert severity="info" closeText={translate('ra.action.close')} onClose={() => setOpen(false)}>
          {t('showcase.words.changed')}
        </Alert>
      </Collapse>
      <Button small disabled={isOpen} onClick={() => setOpen(true)}>
        {t('showcase.words.open')}
      </Button>
    </div>
  )
}
