import { useLocale, useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import type { BulkResult } from '../../../../src/providers/shopCalls.ts'
import { saveCsv } from '../../../../src/views/csvFile.ts'
import { resultTable } from './resultTable.ts'

/** Saves what became of several records as a CSV file in the language of the page: each with its result, and why it was refused. */
export function useResultFile(resource: Resource, records: readonly AnyRecord[], operation = 'result') {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  return (result: BulkResult) => {
    const words = {
      record: translate(`resources.${resource.path}.fields.${resource.title}`),
      result: translate('task.result.result'),
      reason: translate('task.result.reason'),
      done: translate('task.result.done'),
      refused: translate('task.result.refused'),
      open: translate('task.result.open'),
    }
    const day = dayIn(new Date())
    saveCsv(resultTable(resource, records, result, words, locale), `${resource.endpoint}-${operation}-${day}`)
  }
}
