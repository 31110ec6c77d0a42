import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { useTexts } from '../../words.ts'

const steps = { draft: 'document', preview: 'info', publish: 'upload' } as const

export default function Signs() {
  const t = useTexts()
  return (
    <Stepper activeStep={1} alternativeLabel>
      {(['draft', 'preview', 'publish'] as const).map((step) => (
        <Step key={step}>
          <StepLabel icon={<Glyph name={steps[step]} size={24} />}>{t(`showcase.words.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
