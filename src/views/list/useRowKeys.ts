import { useTranslate } from 'ra-core'
import { usePageKeys } from '../../shell/shortcuts/pageKeys.ts'

/** `j` and `k` lead into the rows from wherever nothing else takes keys; in a row they go on from there (`useRowFocus`). */
export function useRowKeys(row: string | undefined, focusRow: (id: string) => void) {
  const translate = useTranslate()
  usePageKeys(
    row === undefined
      ? []
      : [['j', 'list.nextRow'] as const, ['k', 'list.previousRow'] as const].map(([key, word]) => ({
          key,
          text: translate(word),
          run: () => focusRow(row),
          waits: true,
        })),
  )
}
