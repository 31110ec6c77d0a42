import type { ReactNode } from 'react'
import css from './timeline.module.css'
import type { Group } from './timelineOf.ts'

const drawings: Readonly<Record<Group, ReactNode>> = {
  comment: <path d="M3 3.5h10v7H7l-3 2.5v-2.5H3z" />,
  order: <path d="M5 8.2 7.2 10.4 11.4 6" />,
  parcel: <path d="M3 5.2 8 2.8l5 2.4v5.6l-5 2.4-5-2.4zM3 5.2l5 2.4 5-2.4M8 7.6v5.6" />,
  money: <path d="M5 3.5h6M5 6.2h6M9.8 3.5c0 3.4-2 4-4.8 4L9.6 12.5" />,
  return: <path d="M6.4 4.2 3.6 7l2.8 2.8M3.6 7h5.8a2.8 2.8 0 0 1 0 5.6H7" />,
}

/** The mark of a line of the timeline: what kind of thing happened. Words beside it say the same. */
export const TimelineMark = ({ group }: { group: Group }) => (
  <span className={css.mark} aria-hidden="true">
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[group]}
    </svg>
  </span>
)
