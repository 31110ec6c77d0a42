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

/** A few words with a tone. The shape says the same as the colour, for those who do not see it. */
export function ToneChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={css.chip} data-tone={tone}>
      <svg
        width="12"
        height="12"
        viewBox="0 0 12 12"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        {shapes[tone]}
      </svg>
      <span data-line="" dir="auto">
        {children}
      </span>
    </span>
  )
}

const ring = <circle cx="6" cy="6" r="4.6" />

const shapes: Readonly<Record<Tone, ReactNode>> = {
  neutral: <circle cx="6" cy="6" r="4.6" strokeDasharray="2.2 1.9" />,
  info: (
    <>
      {ring}
      <path d="M6 3.2a2.8 2.8 0 0 1 0 5.6z" fill="currentColor" stroke="none" />
    </>
  ),
  warning: (
    <path
      d="M6 1.6 11 10.4H1zM6 5v2.2M6 8.6v.3"
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeWidth="1.4"
    />
  ),
  success: (
    <>
      {ring}
      <path d="m4 6.1 1.4 1.4L8.1 4.7" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  danger: (
    <>
      {ring}
      <path d="m4.4 4.4 3.2 3.2M7.6 4.4 4.4 7.6" strokeLinecap="round" />
    </>
  ),
}
