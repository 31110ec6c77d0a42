import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord } from '../../../core/index.ts'
import { dayIn } from '../../../fields/date/day.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import type { BulkJob, BulkResult } from '../../../providers/shopCalls.ts'
import { useSayFailure } from '../../../providers/useAct.ts'
import { saveCsv } from '../../csvFile.ts'
import { useTitleOf } from '../../useTitleOf.ts'
import { useListView } from '../ListViewContext.ts'
import { refusalWords } from '../refusalWords.ts'
import { useListTexts } from '../useListTexts.ts'

/** As many as the server gives at once. */
const part = 500

/** Saves every record that a change of all of them leaves out, and why, as a CSV file in the language of the page. */
export function useRefusedFile(): [boolean, (job: BulkJob) => Promise<void>] {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const translate = useTranslate()
  const sayFailure = useSayFailure()
  const titleOf = useTitleOf()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const [isBusy, setBusy] = useState(false)

  const linesOf = async (refused: BulkResult['refused']): Promise<string[][]> => {
    // A line of a file need not be a record yet.
    const ids = refused.flatMap(({ id, line }) => (line === undefined ? [id] : []))
    const meta = { fields: [resource.title] }
    const { data } = await dataProvider.getMany<AnyRecord>(resource.path, { ids, meta })
    const titles = new Map(data.map((record) => [record.id, titleOf(resource, record)]))
    return refused.map((each) =>
      each.line === undefined
        ? [titles.get(each.id) ?? '', each.id, refusalWords(each)]
        : [`${translate('task.import.line')} ${each.line}`, '', refusalWords(each)],
    )
  }
  const save = async ({ id, refused }: BulkJob) => {
    setBusy(true)
    try {
      const rows: string[][] = []
      const head = [texts.field(resource.title), 'id', translate('task.result.reason')]
      for (let page = 1; (page - 1) * part < refused; page++) {
        const { data } = await dataProvider.bulkJobRefused(resource.path, { id, page, perPage: part })
        rows.push(...(await linesOf(data)))
      }
      saveCsv({ head, rows }, `${resource.endpoint}-${dayIn(new Date())}`)
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, save]
}
