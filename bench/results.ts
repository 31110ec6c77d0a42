import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

const file = join(import.meta.dirname, 'results.json')

/** A figure as it was measured, and under which circumstances. */
interface Result {
  readonly value: number
  readonly unit: string
  readonly on: string
  /** Processors of the machine, and how many processes wanted them at the end of the measurement. */
  readonly processors: number
  readonly load: number
}

/** The committed results, by the names of the figures. */
export const committedResults = (): Readonly<Record<string, Result>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** Puts figures among the committed results; those that were not measured stay. */
export function writeResults(figures: readonly Figure[]): void {
  const circumstances = {
    on: new Date().toISOString().slice(0, 10),
    processors: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
  const results: Record<string, Result> = { ...committedResults() }
  for (const { name, value, unit } of figures) results[name] = { value, unit, ...circumstances }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** Whether a figure is an exact one above its budget. */
export const isExceeded = ({ value, budget, varies }: Figure): boolean =>
  !varies && budget !== undefined && !(value <= budget)

/** The figures as lines of a table, beside the committed ones. */
export function table(figures: readonly Figure[], before: Readonly<Record<string, Result>>): string {
  const rows = figures.map((figure) => [
    figure.name,
    written(figure.value, figure.unit),
    before[figure.name] ? written(before[figure.name]?.value, figure.unit) : '',
    figure.budget === undefined ? '' : `≤ ${written(figure.budget, figure.unit)}`,
    verdict(figure),
  ])
  const all = [['', 'now', 'committed', 'budget', ''], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return all.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

const written = (value: number | undefined, unit: string) => `${value}${unit && ' '}${unit}`

function verdict(figure: Figure): string {
  if (figure.budget === undefined || figure.value <= figure.budget) return ''
  return isExceeded(figure) ? 'EXCEEDED' : 'above'
}
