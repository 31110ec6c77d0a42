import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import type { BulkResult } from '../../../../src/providers/shopCalls.ts'
import type { CsvTable } from '../../../../src/views/csvFile.ts'
import { refusalWords } from '../../../../src/views/list/refusalWords.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'

/** What the columns and results of the file are called. */
export interface ResultWords {
  readonly record: string
  readonly result: string
  readonly reason: string
  readonly done: string
  readonly refused: string
  readonly open: string
}

/** What became of each record, in the order in which they were chosen: done, refused and why, or left as it was. */
export function resultTable(
  resource: Resource,
  records: readonly AnyRecord[],
  { done, refused }: BulkResult,
  words: ResultWords,
  locale: string,
): CsvTable {
  const reasons = new Map(refused.map((each) => [each.id, refusalWords(each)]))
  const resultOf = (id: string) => {
    if (done.includes(id)) return words.done
    return reasons.has(id) ? words.refused : words.open
  }
  return {
    head: [words.record, words.result, words.reason],
    rows: records.map((record) => [
      titleOf(resource, record, locale),
      resultOf(record.id),
      reasons.get(record.id) ?? '',
    ]),
  }
}
