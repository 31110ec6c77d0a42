import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { RelativeTime } from '../../../../../../src/views/history/RelativeTime.tsx'
import { useTexts } from '../../words.ts'

const moments = { draft: '2026-11-18T10:00:00Z', preview: '2026-11-20T12:30:00Z' } as const

export default function Steps() {
  const t = useTexts()
  return (
    <Stepper orientation="vertical" activeStep={2}>
      {(['draft', 'preview'] as const).map((step) => (
        <Step key={step}>
          <StepLabel optional={<RelativeTime at={moments[step]} />}>{t(`showcase.words.${step}`)}</StepLabel>
        </Step>
      ))}
      <Step>
        <StepLabel>{t('showcase.words.publish')}</StepLabel>
      </Step>
    </Stepper>
  )
}
