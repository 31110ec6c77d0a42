/** Milliseconds after which a page counts as shown that never says so. */
const patience = 2000

const shown = Promise.withResolvers<void>()

/** Says that the page which was opened has shown what it began with. */
export const reportFirstPage = (): void => shown.resolve()

/**
 * Runs what the start asks for beside the page itself: at once, but where the page's own read left with the document, only once the page
 * is shown. On one line and one processor everything else would hold up its rows.
 */
export function afterFirstPage(run: () => void): void {
  if (window.earlyRead?.isOpen) {
    setTimeout(reportFirstPage, patience)
    void shown.promise.then(run)
  } else run()
}
