import type { ReactNode } from 'react'
import { Button } from '../../../shell/controls/Button.tsx'
import { saveCsv } from '../../csvFile.ts'
import { SmallTable } from '../../SmallTable.tsx'

/** A line of a file that the server does not take. */
export interface RefusedLine {
  readonly line: number
  /** What stands in it, as people find it again. */
  readonly content: string
  /** Its cells, for the file of refused lines. */
  readonly cells: readonly string[]
  readonly why: string
  /** Stands in place of why: boxes to mend its cells in, each with what is wrong. */
  readonly more?: ReactNode
}

interface RefusedLinesProps {
  refused: readonly RefusedLine[]
  /** What is said above them. */
  text: string
  words: { readonly line: string; readonly content: string; readonly why: string; readonly keep: string }
  /** The names of the columns of `cells`. */
  head: readonly string[]
  /** The name of the file of refused lines. */
  fileName: string
}

/** How many refused lines are shown; all of them are in their file. */
const mostShown = 50

/** The lines of a file that were refused, with why; they can be kept as a file that is taken in again once they are mended. */
export function RefusedLines({ refused, text, words, head, fileName }: RefusedLinesProps) {
  if (refused.length === 0) return null
  const keep = () =>
    saveCsv({ head: [...head, words.why], rows: refused.map(({ cells, why }) => [...cells, why]) }, fileName)
  return (
    <>
      <p>{text}</p>
      <SmallTable heads={[words.line, words.content, words.why]} label={words.why}>
        {refused.slice(0, mostShown).map(({ line, content, why, more }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>
              <bdi>{content}</bdi>
            </td>
            <td>{more ?? why}</td>
          </tr>
        ))}
      </SmallTable>
      <Button look="outlined" onClick={keep}>
        {words.keep}
      </Button>
    </>
  )
}
