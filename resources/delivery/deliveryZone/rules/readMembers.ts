import { cellsOf } from '../../../../src/core/cellsOf.ts'

/** A line of a file of members as it stands there; `row` is counted from 1. */
export interface MemberLine {
  readonly row: number
  readonly text: string
  readonly zone: string
  readonly level: string
  readonly value: string
  readonly mode: string
}

/** The most lines of one file; one that has more is refused whole. */
export const mostMemberLines = 10_000

const memberColumns = ['zone', 'level', 'value', 'mode'] as const

/**
 * Reads the members of zones out of CSV, semicolons or a spreadsheet's tabs: the code of the zone, the level, the place, and whether it is
 * left out. With a line of headings the columns may stand in any order; without one in that one.
 */
export function readMembers(text: string): MemberLine[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ row: index + 1, text: line.trim().slice(0, 300) }))
    .filter((each) => each.text !== '')
  const heading = cellsOf(rows[0]?.text ?? '').map((cell) => cell.toLowerCase())
  const isNamed = heading.includes('zone') && heading.includes('value')
  const at = (name: (typeof memberColumns)[number]) =>
    isNamed ? heading.indexOf(name) : memberColumns.indexOf(name)
  return rows.slice(isNamed ? 1 : 0).map((each) => {
    const cells = cellsOf(each.text)
    // A spreadsheet writes an apostrophe before what is no number.
    const cell = (name: (typeof memberColumns)[number]) => (cells[at(name)] ?? '').replace(/^'/, '').trim()
    return {
      ...each,
      zone: cell('zone').toUpperCase(),
      level: cell('level').toLowerCase(),
      value: cell('value'),
      mode: cell('mode').toLowerCase(),
    }
  })
}
