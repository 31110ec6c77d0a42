import { useStore } from 'ra-core'
import { useEffect } from 'react'
import { hearKeys } from '../../shell/shortcuts/hearKeys.ts'

/** `j` leads into the rows from wherever nothing else takes keys, such as the heading after a page was opened. */
export function useEnterRows(row: string | undefined, focusRow: (id: string) => void) {
  const [isOn] = useStore<boolean>('shortcuts', true)
  useEffect(() => {
    if (!isOn || row === undefined) return
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const isFree = target === document.body || target.matches('h1')
      if (
        event.key !== 'j' ||
        !isFree ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return
      event.preventDefault()
      focusRow(row)
    }
    return hearKeys(onKey)
  }, [isOn, row, focusRow])
}
