import { useTranslate } from 'ra-core'
import type { ImportResult } from '../../../providers/shopCalls.ts'
import { Button } from '../../../shell/controls/Button.tsx'
import { saveCsv } from '../../csvFile.ts'
import { SmallTable } from '../../SmallTable.tsx'
import { refusalWords } from '../refusalWords.ts'
import type { Table } from './readTable.ts'

interface ImportOutcomeProps {
  result: ImportResult & { readonly isStored: boolean }
  table: Table
  endpoint: string
}

/** How many refused lines are shown; all of them are in their file. */
const mostShown = 50

/** What an import would do or has done, and the lines that were refused, with why. */
export function ImportOutcome({ result, table: { head, rows }, endpoint }: ImportOutcomeProps) {
  const translate = useTranslate()
  const own = (key: string, values = {}) => translate(`task.import.${key}`, values)
  const { created, updated, unchanged, refused, isStored } = result
  const why = own('why')
  const cellsOf = (line: number) => rows[line - 2] ?? []
  const save = () =>
    saveCsv(
      {
        head: [...head, why],
        rows: refused.map((each) => [...cellsOf(each.line), refusalWords(each)]),
      },
      `${endpoint}-refused`,
    )
  return (
    <>
      <p role="status">{own(isStored ? 'stored' : 'found', { created, updated, unchanged })}</p>
      {refused.length > 0 && (
        <>
          <p>{own('refused', { smart_count: refused.length })}</p>
          <SmallTable heads={[own('line'), own('example'), why]} label={why}>
            {refused.slice(0, mostShown).map((each) => (
              <tr key={each.line}>
                <td>{each.line}</td>
                <td>{cellsOf(each.line).filter(Boolean).slice(0, 3).join(' · ').slice(0, 80)}</td>
                <td>{refusalWords(each)}</td>
              </tr>
            ))}
          </SmallTable>
          <div>
            <Button look="outlined" onClick={save}>
              {own('keep')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
