import { type ReactNode, Suspense } from 'react'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { useRightWords } from '../../../../src/shell/access/useRightWords.ts'

/** What people call the area that a request is about; its key until the words are there. */
export const AreaValue = ({ record }: { record: AnyRecord }) => (
  <Suspense fallback={String(record.area)}>
    <Words record={record} of={({ area }) => area} />
  </Suspense>
)

/** What people call the right that a request is about. */
export const FlagValue = ({ record }: { record: AnyRecord }) => (
  <Suspense fallback={String(record.flag)}>
    <Words record={record} of={({ right }) => right} />
  </Suspense>
)

interface WordsProps {
  record: AnyRecord
  of: (words: ReturnType<typeof useRightWords>) => ReactNode
}

function Words({ record, of }: WordsProps) {
  return of(useRightWords({ area: String(record.area), flag: String(record.flag) }))
}
