import { useTranslate } from 'ra-core'
import { leftOut } from './importColumns.ts'
import type { OpenFile } from './openFile.ts'

interface ForeignNoteProps {
  file: OpenFile
  /** The column of the import for each of the file. */
  chosen: readonly string[]
}

/** What became of a file of another system, and what is still to be chosen. */
export function ForeignNote({ file: { table, foreign }, chosen }: ForeignNoteProps) {
  const translate = useTranslate()
  if (!foreign) return null
  const { system, leftOut: count, apart } = foreign
  const own = (key: string, values = {}) => translate(`task.import.${key}`, values)
  const at = table.head.indexOf(apart ?? '')
  return (
    <div role="status">
      <p>{own('foreign', { system })}</p>
      {count > 0 && <p>{own('foreignLeft', { smart_count: count })}</p>}
      {at >= 0 && chosen[at] === leftOut && <p>{own('foreignApart', { column: apart })}</p>}
    </div>
  )
}
