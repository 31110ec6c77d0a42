import { Button } from '../../shell/controls/Button.tsx'
import type { Step } from './useSteps.tsx'

/** The next steps of a record as buttons; dangerous ones look it. */
export function StepButtons({ steps }: { steps: readonly Step[] }) {
  return steps.map(({ name, label, isDanger, isDisabled, start }) => (
    <Button key={name} danger={isDanger} disabled={isDisabled} onClick={start}>
      {label}
    </Button>
  ))
}
