import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'

const parts = ['Fabric', 'Fit', 'Care']

export default function One() {
  const [open, setOpen] = useState<string>()
  return (
    <div lang="en">
      {parts.map((part) => (
        <Accordion
          key={part}
          variant="outlined"
          disableGutters
          expanded={part === open}
          onChange={(_, isOpen) => setOpen(isOpen ? part : undefined)}
        >
          <AccordionSummary expandIcon={<Glyph name="open" size={20} />}>{part}</AccordionSummary>
          <AccordionDetails>Linen shirt · LS-204</AccordionDetails>
        </Accordion>
      ))}
    </div>
  )
}
