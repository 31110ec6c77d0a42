import { type RefObject, useLayoutEffect } from 'react'
import { around, type columnTracks } from './columnTracks.ts'

/** What a browser may round away of a width that fits exactly (px). */
const slack = 2

/**
 * Gives the columns of a table the widths that its rows need, as they are drawn: measured before the page is painted, whenever `key` tells
 * that other rows stand in it. A window that changes its width has them share what there is then.
 */
export function useFittedTracks(
  scroller: RefObject<HTMLElement | null>,
  { template, floors, besides }: ReturnType<typeof columnTracks>,
  isPickable: boolean,
  key: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the template tells which columns they are, the key which rows
  useLayoutEffect(() => {
    const table = scroller.current?.querySelector('table')
    if (!table) return
    let needs: readonly number[][] = []
    const set = (columns: readonly string[]) =>
      table.style.setProperty('--tracks', around(columns, isPickable))
    const fitWidths = () => {
      const { clientWidth } = table
      const rows = table.querySelectorAll('[data-row]')
      if (clientWidth === 0 || rows.length === 0) return
      built.disconnect()
      if (needs.length === 0) {
        set(floors.map(() => 'max-content'))
        needs = floors.map((floor, index) =>
          Array.from(rows, ({ children }) => {
            const cell = children[index + (isPickable ? 1 : 0)] as HTMLElement
            return Math.max(floor, cell.offsetWidth + slack)
          }).sort((one, other) => one - other),
        )
      }
      const widths = sharedWidths(needs, clientWidth - besides)
      set(widths.map((width, index) => `minmax(${Math.min(width, floors[index] as number)}px, ${width}fr)`))
    }
    // The rows of a long page come after their table.
    const built = new MutationObserver(fitWidths)
    built.observe(table, { childList: true, subtree: true })
    const width = new ResizeObserver(fitWidths)
    width.observe(table)
    fitWidths()
    const onLetters = () => {
      needs = []
      fitWidths()
    }
    const { fonts } = document
    fonts?.addEventListener('loadingdone', onLetters)
    return () => {
      fonts?.removeEventListener('loadingdone', onLetters)
      built.disconnect()
      width.disconnect()
    }
  }, [template, key, isPickable, besides])
}

/**
 * How columns share a width: first each what nine of ten of its cells need, then what the longest of them need. Where that is more than
 * there is, the narrow ones stay whole, as they would say nothing in part, and the wide ones have equal shares of the rest.
 */
export function sharedWidths(needs: readonly (readonly number[])[], room: number): number[] {
  const most = needs.map((sorted) => sorted.at(-1) ?? 0)
  const usual = filled(
    needs.map((sorted) => sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0),
    room,
  )
  const left = room - usual.reduce((sum, width) => sum + width, 0)
  const more = filled(
    most.map((width, index) => width - (usual[index] as number)),
    left,
  )
  return usual.map((width, index) => width + (more[index] as number))
}

function filled(needs: readonly number[], room: number): number[] {
  const widths: number[] = []
  let left = room
  const rising = [...needs.entries()].sort(([, one], [, other]) => one - other)
  for (const [rank, [index, need]] of rising.entries()) {
    const width = Math.min(need, left / (rising.length - rank))
    widths[index] = width
    left -= width
  }
  return widths
}
