import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useTexts } from '../../words.ts'

const steps = ['draft', 'preview', 'publish'] as const

export default function Small() {
  const t = useTexts()
  return (
    <Stepper
      activeStep={1}
      sx={{
        '& .MuiStepLabel-label': { fontSize: 'var(--size-note)' },
        '& .MuiStepIcon-root': { fontSize: 18 },
      }}
    >
      {steps.map((step) => (
        <Step key={step}>
          <StepLabel>{t(`showcase.words.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
