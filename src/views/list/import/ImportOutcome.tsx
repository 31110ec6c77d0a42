import { useTranslate } from 'ra-core'
import type { Resource } from '../../../core/index.ts'
import type { ImportResult } from '../../../providers/shopCalls.ts'
import { usePunctuation } from '../../../providers/usePunctuation.ts'
import { useFieldLabel } from '../../history/FieldChange.tsx'
import { ImportedRecords } from './ImportedRecords.tsx'
import css from './import.module.css'
import { MendCells, type WrongCell } from './MendCells.tsx'
import type { OpenFile } from './openFile.ts'
import { type RefusedLine, RefusedLines } from './RefusedLines.tsx'

interface ImportOutcomeProps {
  result: ImportResult & { readonly isStored: boolean }
  file: OpenFile
  resource: Resource
  /** The column of the import for each of the file. */
  chosen: readonly string[]
  onMend: (row: number, at: number, text: string) => void
}

/**
 * What an import would do or has done: every difference of the records that it makes and changes, and the lines that were refused, with
 * why. Before anything is stored, what is wrong in a cell can be mended there.
 */
export function ImportOutcome({ result, file, resource, chosen, onMend }: ImportOutcomeProps) {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const own = (key: string, values = {}) => translate(`task.import.${key}`, values)
  const { created, updated, unchanged, refused, records, isStored } = result
  const { head, rows } = file.table
  const label = useFieldLabel(resource)
  const labelOf = (path: string) => label(path.replace(/\.\d+/g, ''))
  const lineOf = ({ line, message, errors }: (typeof refused)[number]): RefusedLine => {
    const row = line - 2
    const cells = rows[row] ?? []
    const content = cells.filter(Boolean).slice(0, 3).join(' · ').slice(0, 80)
    const wrong = Object.entries(errors).map(([path, words]): WrongCell => {
      const at = placeOf(path, chosen)
      return { at, label: at < 0 ? labelOf(path) : (file.titles[at] ?? ''), text: cells[at] ?? '', words }
    })
    const why = wrong.length > 0 ? wrong.map((cell) => pair(cell.label, cell.words)).join(' ') : message
    const told = { line, content, cells, why }
    if (isStored || wrong.every(({ at }) => at < 0)) return told
    const more = <MendCells line={line} wrong={wrong} onMend={(at, text) => onMend(row, at, text)} />
    return { ...told, more }
  }
  return (
    <div className={css.part}>
      <p role="status">{own(isStored ? 'stored' : 'found', { created, updated, unchanged })}</p>
      <RefusedLines
        text={own('refused', { smart_count: refused.length })}
        words={{ line: own('line'), content: own('content'), why: own('why'), keep: own('keep') }}
        head={head}
        refused={refused.map(lineOf)}
        fileName={`${resource.endpoint}-refused`}
      />
      {!isStored && <ImportedRecords resource={resource} records={records} count={created + updated} />}
    </div>
  )
}

/** In which column of the file stands what the server found wrong: `variants.1.sku` is `variants.sku`, or a column that rows share with their record. */
function placeOf(path: string, chosen: readonly string[]): number {
  const name = path.replace(/\.\d+/g, '')
  const [first = name, inner] = name.split('.')
  const ways = [(column: string) => column === name, (column: string) => column === inner]
  const way = [...ways, (column: string) => column.startsWith(`${first}.`) && inner === undefined].find(
    (each) => chosen.some(each),
  )
  return way ? chosen.findIndex(way) : -1
}
