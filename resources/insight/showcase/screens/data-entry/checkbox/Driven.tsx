import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Driven() {
  const t = useTexts()
  const [isOn, setOn] = useState(true)
  const [isLocked, setLocked] = useState(false)
  return (
    <div className={css.stack}>
      <FormControlLabel
        disabled={isLocked}
        label={t('showcase.words.askFirst')}
        control={<Checkbox checked={isOn} onChange={(_, next) => setOn(next)} />}
      />
      <div className={css.row}>
        <Button small onClick={() => setOn(!isOn)}>
          {t(`showcase.words.${isOn ? 'uncheck' : 'check'}`)}
        </Button>
        <Button small onClick={() => setLocked(!isLocked)}>
          {t(`showcase.words.${isLocked ? 'enable' : 'disable'}`)}
        </Button>
      </div>
    </div>
  )
}
