import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useState } from 'react'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { Popover } from '../../../../../../src/controls/parts/Popover.tsx'
import { RelativeTime } from '../../../../../../src/views/history/RelativeTime.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const moments = {
  draft: '2026-11-18T10:00:00Z',
  preview: '2026-11-20T12:30:00Z',
  publish: undefined,
} as const
const names = ['draft', 'preview', 'publish'] as const

export default function OwnDot() {
  const t = useTexts()
  const [open, setOpen] = useState<{ step: (typeof names)[number]; anchor: HTMLElement }>()
  const at = open && moments[open.step]
  return (
    <>
      <Stepper activeStep={1} alternativeLabel>
        {names.map((step) => (
          <Step key={step}>
            <StepLabel
              icon={
                <IconButton
                  small
                  glyph={moments[step] ? 'info' : 'more'}
                  label={t(`showcase.words.${step}`)}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => setOpen({ step, anchor: currentTarget })}
                />
              }
            >
              {t(`showcase.words.${step}`)}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      {open && (
        <Popover
          anchor={open.anchor}
          label={t(`showcase.words.${open.step}`)}
          className={css.panel}
          onClose={() => setOpen(undefined)}
        >
          {at ? <RelativeTime at={at} /> : t('showcase.words.later')}
        </Popover>
      )}
    </>
  )
}
