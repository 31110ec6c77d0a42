import type { ReactNode } from 'react'
import type { CellProps } from '../../../../src/fields/view.ts'
import type { OrderFlag } from '../rules/summary.ts'
import css from './cells.module.css'
import { useOwn } from './useOwn.ts'

const drawings: Readonly<Record<OrderFlag, ReactNode>> = {
  hold: <path d="M5.5 3.5v9M10.5 3.5v9" strokeWidth="2" />,
  coupon: <path d="M2.5 5h11v2a1 1 0 0 0 0 2v2h-11V9a1 1 0 0 0 0-2zM6.5 6.5v3" />,
  cancellation: <path d="m4.5 4.5 7 7m0-7-7 7" />,
  risk: <path d="M8 2.5 14 13H2zM8 6.5v3M8 11.2v.2" />,
  highValueCod: <path d="M5 3.5h6M5 6.2h6M9.8 3.5c0 3.4-2 4-4.8 4L9.6 12.5" />,
  gift: (
    <path d="M3 7h10v6H3zM2.5 5h11v2h-11zM8 5v8M8 5C6 5 5 4.4 5 3.4S7.4 2.4 8 5c.6-2.6 3-2.6 3-1.6S10 5 8 5" />
  ),
  note: <path d="M3 3.5h10v7H7l-3 2.5v-2.5H3z" />,
  priority: <path d="m4.5 7.5 3.5-4 3.5 4M8 3.8v9" />,
}

/** What is marked on an order: a drawing for each mark, its word under the pointer and for those who listen. */
export default function FlagsCell({ value: flags }: CellProps<readonly OrderFlag[]>) {
  const { value } = useOwn()
  return (
    <span className={css.flags}>
      {flags.map((flag) => (
        <span key={flag} className={css.flag} data-flag={flag} title={value('flags', flag)}>
          <svg
            width="14"
            height="14"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {drawings[flag]}
          </svg>
          <span className="visually-hidden">{value('flags', flag)}</span>
        </span>
      ))}
    </span>
  )
}
