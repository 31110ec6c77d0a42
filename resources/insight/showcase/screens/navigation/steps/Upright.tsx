import Step from '@mui/material/Step'
import StepContent from '@mui/material/StepContent'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const steps = ['draft', 'preview', 'publish'] as const

export default function Upright() {
  const t = useTexts()
  const [at, setAt] = useState(0)
  return (
    <Stepper orientation="vertical" activeStep={at}>
      {steps.map((step, index) => (
        <Step key={step}>
          <StepLabel>{t(`showcase.words.${step}`)}</StepLabel>
          <StepContent>
            <Button small onClick={() => setAt((index + 1) % steps.length)}>
              {t('showcase.words.next')}
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  )
}
