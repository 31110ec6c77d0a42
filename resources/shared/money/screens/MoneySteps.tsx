import type { ReactNode } from 'react'
import css from './money.module.css'

interface MoneyStepProps {
  label: string
  /** What is said of it beside its name. */
  note?: string | undefined
  amount: string
  /** A sum: set off from what it is made of. */
  strong?: boolean
  /** A part of the line above. */
  quiet?: boolean
  tone?: 'due' | 'done' | undefined
}

/** How an amount comes about, one `MoneyStep` below the other. `ruled`: with a line above its sum, where a list goes before. */
export const MoneySteps = ({ ruled, children }: { ruled?: boolean; children: ReactNode }) => (
  <dl className={css.steps} data-ruled={ruled || undefined}>
    {children}
  </dl>
)

export const MoneyStep = ({ label, note, amount, strong, quiet, tone }: MoneyStepProps) => (
  <div
    className={css.step}
    data-strong={strong || undefined}
    data-quiet={quiet || undefined}
    data-tone={tone}
  >
    <dt>
      {label}
      {note && (
        <span className={css.note} dir="auto">
          {note}
        </span>
      )}
    </dt>
    <dd dir="auto">{amount}</dd>
  </div>
)
