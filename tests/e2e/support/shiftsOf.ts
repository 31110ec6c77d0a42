import type { Page } from 'playwright-core'

/** What moved on a page since it was opened without somebody having done anything: how much, and which elements from where to where. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; what: string[] }[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const moved: { value: number; what: string[] }[] = []
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            const what = sources.map(({ node, previousRect: from, currentRect: to }) =>
              [
                node?.nodeName,
                node?.textContent?.slice(0, 30),
                ...[from, to].map((at) => `${at.x},${at.y} ${at.width}×${at.height}`),
              ].join(' '),
            )
            if (!hadRecentInput) moved.push({ value, what })
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // What was buffered is told in a task of its own.
        requestAnimationFrame(() => setTimeout(() => resolve(moved), 100))
      }),
  )
