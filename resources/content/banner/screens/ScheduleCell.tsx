import { useTranslate } from 'ra-core'
import type { Resource, Tone } from '../../../../src/core/index.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { ScheduleState } from '../../publishing/rules/scheduleState.ts'

const tones: Readonly<Record<ScheduleState, Tone>> = {
  always: 'neutral',
  scheduled: 'info',
  live: 'success',
  ended: 'neutral',
}

/** Where the schedule of a banner or a widget stands. */
export default function ScheduleCell({ value, resource }: { value: ScheduleState; resource: Resource }) {
  const translate = useTranslate()
  return (
    <ToneChip tone={tones[value]}>
      {translate(`resources.${resource.path}.values.scheduleState.${value}`)}
    </ToneChip>
  )
}
