import MobileStepper from '@mui/material/MobileStepper'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Dots() {
  const t = useTexts()
  const [at, setAt] = useState(1)
  return (
    <MobileStepper
      variant="dots"
      position="static"
      steps={5}
      activeStep={at}
      sx={{ background: 'none', padding: 0 }}
      backButton={
        <Button small disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('showcase.words.back')}
        </Button>
      }
      nextButton={
        <Button small disabled={at === 4} onClick={() => setAt(at + 1)}>
          {t('showcase.words.next')}
        </Button>
      }
    />
  )
}
