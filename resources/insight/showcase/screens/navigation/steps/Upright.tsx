import Step from '@mui/material/Step'
import StepContent from '@mui/material/StepContent'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const steps = ['draft', 'preview', 'publish'] as const
const small = {
  '& .MuiStepLabel-label': { fontSize: 'var(--size-note)' },
  '& .MuiStepIcon-root': { fontSize: 18 },
}

export default function Upright() {
  const t = useTexts()
  const word = (name: string) => t(`showcase.words.${name}`)
  const [size, setSize] = useState<'small' | 'medium'>('medium')
  const [at, setAt] = useState(0)
  const sizes = { small: word('small'), medium: word('medium') }
  const last = steps.length - 1
  return (
    <div className={css.stack}>
      <Choice label={word('size')} value={size} options={sizes} onChange={setSize} />
      <Stepper orientation="vertical" activeStep={at} sx={size === 'small' ? small : {}}>
        {steps.map((step, index) => (
          <Step key={step}>
            <StepLabel>{word(step)}</StepLabel>
            <StepContent>
              <div className={css.row}>
                <Button small disabled={index === 0} onClick={() => setAt(index - 1)}>
                  {word('back')}
                </Button>
                <Button small look="primary" onClick={() => setAt(index + 1)}>
                  {word(index === last ? 'publish' : 'next')}
                </Button>
              </div>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {at > last && (
        <div>
          <Button small onClick={() => setAt(0)}>
            {word('reset')}
          </Button>
        </div>
      )}
    </div>
  )
}
