import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useTexts } from '../../words.ts'

export default function Mui() {
  const t = useTexts()
  return (
    <Stepper activeStep={1} alternativeLabel>
      {['draft', 'preview', 'publish'].map((step) => (
        <Step key={step}>
          <StepLabel error={step === 'preview'}>{t(`showcase.words.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
