import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import type { ReactNode } from 'react'
import css from './showcase.module.css'

const parts = ['Fabric', 'Fit', 'Care']

interface PanelsProps {
  /** What stands at the start or the end of a head; absent for none. */
  sign?: ReactNode
  isSignFirst?: boolean
  sx?: object
  /** In the opened part, after its words. */
  children?: ReactNode
  /** Beside the head, for what can be done with a part. */
  extra?: (part: string) => ReactNode
}

/** Parts of the description of a product that open and close, in one of MUI's looks. */
export function Panels({ sign, isSignFirst = false, sx = {}, children, extra }: PanelsProps) {
  const order = isSignFirst
    ? { '& .MuiAccordionSummary-root': { flexDirection: 'row-reverse', gap: '8px' } }
    : {}
  return (
    <div lang="en">
      {parts.map((part, at) => (
        <div key={part} className={extra ? css.withEnd : undefined} style={{ alignItems: 'start' }}>
          <Accordion
            variant="outlined"
            disableGutters
            defaultExpanded={at === 0}
            // Landmarks of one name would lead nowhere.
            slotProps={{ region: { role: 'presentation' } }}
            sx={{ ...order, ...sx }}
          >
            <AccordionSummary expandIcon={sign}>{part}</AccordionSummary>
            <AccordionDetails>
              Linen shirt · LS-204
              {at === 0 && children}
            </AccordionDetails>
          </Accordion>
          {extra?.(part)}
        </div>
      ))}
    </div>
  )
}
