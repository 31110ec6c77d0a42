import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import { useState } from 'react'
import { useTexts } from '../../words.ts'

const steps = ['draft', 'preview', 'publish'] as const

export default function Pressed() {
  const t = useTexts()
  const [at, setAt] = useState(0)
  return (
    <Stepper nonLinear activeStep={at}>
      {steps.map((step, index) => (
        <Step key={step} completed={index < at}>
          <StepButton onClick={() => setAt(index)}>{t(`showcase.words.${step}`)}</StepButton>
        </Step>
      ))}
    </Stepper>
  )
}
