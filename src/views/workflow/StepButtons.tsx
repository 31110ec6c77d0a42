import Button from '@mui/material/Button'
import type { Step } from './useSteps.tsx'

/** The next steps of a record as buttons; dangerous ones look it. */
export function StepButtons({ steps }: { steps: readonly Step[] }) {
  return steps.map(({ name, label, isDanger, isDisabled, start }) => (
    <Button
      key={name}
      variant="outlined"
      color={isDanger ? 'error' : 'primary'}
      disabled={isDisabled}
      onClick={start}
    >
      {label}
    </Button>
  ))
}
