import { useTranslate } from 'ra-core'
import { usePageKeys } from '../../shell/shortcuts/pageKeys.ts'

/** `j` and `k` lead into the rows from wherever nothing else takes keys; in a row they go on from there (`useRowFocus`). */
export default function RowKeys({ onEnter }: { onEnter: () => void }) {
  const translate = useTranslate()
  usePageKeys([
    { key: 'j', text: translate('list.nextRow'), run: onEnter, waits: true },
    { key: 'k', text: translate('list.previousRow'), run: onEnter, waits: true },
  ])
  return null
}
