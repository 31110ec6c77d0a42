import type { RefObject } from 'react'

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-letter]') ?? null

/** Moves the focus along the rows of a list (`data-letter`), each by its link. */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])]
  const at = () => {
    const row = rowOf(document.activeElement)
    return row && list.current?.contains(row) ? row : null
  }
  return {
    current: () => at()?.dataset.letter,
    move: (step: 1 | -1) => {
      const all = rows()
      const here = at()
      const next = here ? all[all.indexOf(here) + step] : all[step === 1 ? 0 : all.length - 1]
      next?.querySelector<HTMLElement>('a')?.focus()
    },
    /** Does something with the row at which the keyboard is; another control that has the focus does what it is for. */
    open: (act: (id: string) => void) => {
      const id = at()?.dataset.letter
      if (id !== undefined) return act(id)
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement.matches('a, button')) activeElement.click()
    },
  }
}
