import { useTranslate } from 'ra-core'
import type { Resource } from '../../../core/index.ts'
import type { ImportResult } from '../../../providers/shopCalls.ts'
import { Button } from '../../../shell/controls/Button.tsx'
import { saveCsv } from '../../csvFile.ts'
import { useTexts } from '../../form/useTexts.ts'
import { SmallTable } from '../../SmallTable.tsx'
import css from './import.module.css'
import type { Table } from './readTable.ts'

interface ImportOutcomeProps {
  result: ImportResult & { readonly isStored: boolean }
  table: Table
  resource: Resource
}

/** How many refused lines are shown; all of them are in their file. */
const mostShown = 50

/** What an import would do or has done, and the lines that were refused, with why: each wrong field by what people call it. */
export function ImportOutcome({ result, table: { head, rows }, resource }: ImportOutcomeProps) {
  const translate = useTranslate()
  const own = (key: string, values = {}) => translate(`task.import.${key}`, values)
  const { created, updated, unchanged, refused, isStored } = result
  const why = own('why')
  const { field } = useTexts(resource)
  const wordsOf = ({ message, errors }: (typeof refused)[number]) => {
    const wrong = Object.entries(errors).map(
      ([path, words]) => `${field(path.replace(/\.\d+/g, ''))}: ${words}`,
    )
    return wrong.length > 0 ? wrong.join(' ') : message
  }
  const cellsOf = (line: number) => rows[line - 2] ?? []
  const save = () =>
    saveCsv(
      {
        head: [...head, why],
        rows: refused.map((each) => [...cellsOf(each.line), wordsOf(each)]),
      },
      `${resource.endpoint}-refused`,
    )
  return (
    <div className={css.part}>
      <p role="status">{own(isStored ? 'stored' : 'found', { created, updated, unchanged })}</p>
      {refused.length > 0 && (
        <>
          <p>{own('refused', { smart_count: refused.length })}</p>
          <SmallTable heads={[own('line'), own('content'), why]} label={why}>
            {refused.slice(0, mostShown).map((each) => (
              <tr key={each.line}>
                <td>{each.line}</td>
                <td>{cellsOf(each.line).filter(Boolean).slice(0, 3).join(' · ').slice(0, 80)}</td>
                <td>{wordsOf(each)}</td>
              </tr>
            ))}
          </SmallTable>
          <Button look="outlined" onClick={save}>
            {own('keep')}
          </Button>
        </>
      )}
    </div>
  )
}
