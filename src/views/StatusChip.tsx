import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Resource, Tone } from '../core/index.ts'
import css from './StatusChip.module.css'

/** The state of a record: its words, and a shape and colour for how the state reads. */
export function StatusChip({ resource, status }: { resource: Resource; status: string }) {
  const translate = useTranslate()
  const tone = resource.workflow?.states[status]?.tone ?? 'neutral'
  return (
    <ToneChip tone={tone}>
      {translate(`resources.${resource.path}.values.status.${status}`, { _: status })}
    </ToneChip>
  )
}

/** A few words with a tone: a dot and the words, which say it for those who do not see the colour. A ring is open, a dot is settled. */
export function ToneChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={css.chip} data-tone={tone}>
      <span data-line="" dir="auto">
        {children}
      </span>
    </span>
  )
}
