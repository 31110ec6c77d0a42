import { useState } from 'react'
import { AskOfAll } from './AskOfAll.tsx'
import { JobView } from './JobView.tsx'

interface AllDialogProps {
  /** How many records meet the condition of the list. */
  total: number
  /** What was asked for before, to see how far it has come. */
  job?: string | undefined
  onClose: () => void
}

/** Does something to all records that the list finds, however many: asks what, looks what would become of them, and does it. */
export default function AllDialog({ total, job, onClose }: AllDialogProps) {
  const [started, start] = useState(job)
  return started === undefined ? (
    <AskOfAll total={total} onStart={start} onClose={onClose} />
  ) : (
    <JobView id={started} onClose={onClose} />
  )
}
