import type { RefObject } from 'react'
import { useAfterChange } from '../../views/form/useAfterChange.ts'

/** A button of an entry of an arranged list: the entry is marked with `data-at`, the button with `data-tool`. */
export interface Tool {
  index: number
  tool: string
}

/** Keeps the focus in a list that is arranged: leads to the same tool of the entry that moved, or that took the place of one that went. */
export const useToolFocus = (list: RefObject<HTMLElement | null>, arranged: unknown) =>
  useAfterChange(arranged, ({ index, tool }: Tool) =>
    list.current
      ?.querySelector<HTMLElement>(`[data-at="${index}"] [data-tool="${tool}"]:not(:disabled)`)
      ?.focus(),
  )
