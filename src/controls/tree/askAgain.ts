/** Asks again for what could not be read. The line that says so goes away by that, so the item that it stands below takes the focus. */
export function askAgain(line: HTMLElement, retry: () => void): void {
  const items = [...(line.closest('[role="tree"]')?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])]
  const above = items
    .slice(0, items.indexOf(line))
    .findLast(
      ({ ariaExpanded, ariaLevel }) =>
        ariaExpanded === 'true' && Number(ariaLevel) === Number(line.ariaLevel) - 1,
    )
  above?.focus()
  retry()
}
