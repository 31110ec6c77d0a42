import type { Condition } from './condition.ts'
import { ownOf } from './ownOf.ts'

/**
 * What words in a condition stand for when it is asked: who asks (`$me`), when (`$now`), and when this day and the next began (`$today`,
 * `$tomorrow`). `$today-90` is when the day ninety days before began.
 */
export interface Operands {
  readonly $me: string
  readonly $now: string
  readonly $today: string
  readonly $tomorrow: string
  /** When the day so many days before this one began, which clocks that are changed make no multiple of 24 hours. */
  readonly daysBefore: (days: number) => string
}

/**
 * A condition with its words replaced, so that a built-in view or an address can say "mine" and "overdue": `{ assignee: '$me', dueAt:
 * { lt: '$now' } }`. To be called where it is known who asks, before `matches` or the SQL; nothing further down knows the words.
 */
export function resolveOperands(condition: Condition, operands: Operands): Condition {
  return replaced(condition, 0) as Condition

  function replaced(value: unknown, depth: number): unknown {
    if (typeof value === 'string' && value.startsWith('$')) return operandOf(value, operands)
    // What is nested deeper no condition is; it is refused where it is compiled.
    if (typeof value !== 'object' || value === null || depth > deepest) return value
    if (Array.isArray(value)) return value.map((part) => replaced(part, depth + 1))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, depth + 1)]))
  }
}

function operandOf(word: string, operands: Operands): string {
  const known = ownOf(operands, word)
  if (typeof known === 'string') return known
  const days = /^\$today-(\d{1,4})$/.exec(word)?.[1]
  return days === undefined ? word : operands.daysBefore(Number(days))
}

const deepest = 40
