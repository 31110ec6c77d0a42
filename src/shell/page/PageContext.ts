import { createContext, useContext, useLayoutEffect } from 'react'

/** What the frame knows of the page that is shown, and what the page may tell it. */
export interface PageState {
  /** Changes when another page is shown; tabs and filters of one page keep it. */
  readonly key: string
  /** Whether the person has moved since the product was opened. */
  readonly moved: boolean
  /** What the page calls itself: the title of a record. */
  readonly title: string | undefined
  /** Where the page's buttons go. */
  readonly actions: HTMLElement | null
  readonly setTitle: (title: string | undefined) => void
  readonly setActions: (place: HTMLElement | null) => void
}

export const PageContext = createContext<PageState>({
  key: '',
  moved: false,
  title: undefined,
  actions: null,
  setTitle: () => {},
  setActions: () => {},
})

/**
 * Names the page in its heading, the breadcrumbs and the browser's tab while the calling component is shown: the title of the
 * record. Undefined while it is not known; the heading then waits as a skeleton.
 */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = useContext(PageContext)
  useLayoutEffect(() => {
    setTitle(title)
    return () => setTitle(undefined)
  }, [title, setTitle])
}
