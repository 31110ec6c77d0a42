import { useTranslate } from 'ra-core'
import type { Tone } from '../../../../src/core/index.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { ScheduleState } from '../../../content/publishing/rules/scheduleState.ts'

const tones: Readonly<Record<ScheduleState, Tone>> = {
  always: 'neutral',
  scheduled: 'info',
  live: 'success',
  ended: 'neutral',
}

/** Where the schedule of a collection stands. */
export default function ScheduleCell({ value }: { value: ScheduleState }) {
  const translate = useTranslate()
  return (
    <ToneChip tone={tones[value]}>
      {translate(`resources.pages/collection.values.scheduleState.${value}`)}
    </ToneChip>
  )
}
