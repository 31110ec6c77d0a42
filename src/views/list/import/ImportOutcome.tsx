import { useTranslate } from 'ra-core'
import type { Resource } from '../../../core/index.ts'
import type { ImportResult } from '../../../providers/shopCalls.ts'
import { useTexts } from '../../form/useTexts.ts'
import css from './import.module.css'
import { RefusedLines } from './RefusedLines.tsx'
import type { Table } from './readTable.ts'

interface ImportOutcomeProps {
  result: ImportResult & { readonly isStored: boolean }
  table: Table
  resource: Resource
}

/** What an import would do or has done, and the lines that were refused, with why: each wrong field by what people call it. */
export function ImportOutcome({ result, table: { head, rows }, resource }: ImportOutcomeProps) {
  const translate = useTranslate()
  const own = (key: string, values = {}) => translate(`task.import.${key}`, values)
  const { created, updated, unchanged, refused, isStored } = result
  const { field } = useTexts(resource)
  const wordsOf = ({ message, errors }: (typeof refused)[number]) => {
    const wrong = Object.entries(errors).map(
      ([path, words]) => `${field(path.replace(/\.\d+/g, ''))}: ${words}`,
    )
    return wrong.length > 0 ? wrong.join(' ') : message
  }
  return (
    <div className={css.part}>
      <p role="status">{own(isStored ? 'stored' : 'found', { created, updated, unchanged })}</p>
      <RefusedLines
        text={own('refused', { smart_count: refused.length })}
        words={{ line: own('line'), content: own('content'), why: own('why'), keep: own('keep') }}
        head={head}
        refused={refused.map((each) => {
          const cells = rows[each.line - 2] ?? []
          const content = cells.filter(Boolean).slice(0, 3).join(' · ').slice(0, 80)
          return { line: each.line, content, cells, why: wordsOf(each) }
        })}
        fileName={`${resource.endpoint}-refused`}
      />
    </div>
  )
}
