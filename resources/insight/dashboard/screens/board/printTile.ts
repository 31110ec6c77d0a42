/** Prints one tile alone: everything that is not it, or around it, is left off the paper. */
export function printTile(tile: HTMLElement | null): void {
  if (!tile) return
  const { documentElement: page } = document
  tile.dataset.printed = ''
  page.dataset.printing = 'tile'
  const end = () => {
    delete tile.dataset.printed
    delete page.dataset.printing
    removeEventListener('afterprint', end)
  }
  addEventListener('afterprint', end)
  print()
}
