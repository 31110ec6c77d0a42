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
  { template, heads, awaited, besides }: ReturnType<typeof columnTracks>,
  isPickable: boolean,
  key: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the template tells which columns they are, the key which rows
  useLayoutEffect(() => {
    const table = scroller.current?.querySelector('table')
    if (!table) return
    let needs: readonly number[][] = []
    let names: readonly number[] = []
    const fitWidths = () => {
      const rows = [table.rows[0] as HTMLElement, ...table.querySelectorAll<HTMLElement>('[data-row]')]
      if (rows.length === 1) return
      // At the rows themselves: a property that they inherit would have the style of all their cells worked out anew.
      const give = (columns: string) => {
        for (const row of rows) row.style.gridTemplateColumns = columns
      }
      const isKnown = needs.length > 0
      const natural = heads.map(() => 'max-content')
      if (!isKnown) give(around(natural, isPickable))
      const { clientWidth } = table
      if (!clientWidth) return give('')
      built.disconnect()
      if (!isKnown) {
        const [ofHead = [], ...cells] = rows.map(({ children }) =>
          heads.map((_, index) => {
            const { offsetWidth, textContent } = children[index + (isPickable ? 1 : 0)] as HTMLElement
            return { width: offsetWidth + slack, isWord: !/\s/.test(textContent) }
          }),
        )
        give('')
        names = ofHead.map(({ width }) => width)
        needs = heads.map((head, index) => {
          const floor = awaited[index] || Math.min(head, names[index] as number)
          const column = cells.flatMap((row) => row[index] ?? [])
          const widths = column.map(({ width }) => Math.max(floor, width)).sort((one, other) => one - other)
          // A code says nothing in part, the longest of them neither.
          return column.every(({ isWord }) => isWord) ? widths.slice(-1) : widths
        })
      }
      const shares = sharedWidths(needs, names, clientWidth - besides).map((width) => `minmax(0, ${width}fr)`)
      table.style.setProperty('--tracks', around(shares, isPickable))
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

/** What says nothing in part: up to this width (px) the longest value of a column counts as much as all others. */
const short = 110

/** Up to this width (px) the first column comes before all others: a number or SKU, by which records are known, says nothing in part. */
const code = 220

/** By how much more than its share a column may take that is whole by that. */
const nearly = 1.2

/**
 * How columns share a width: first a number or code that names the records, then each what nine of ten of its cells need, then what the
 * longest of them need, then what its `names` need to stand on one line. Where that is more than there is, the narrow ones and what lacks a few
 * letters stay whole, and the wide ones have equal shares of the rest.
 */
export function sharedWidths(
  needs: readonly (readonly number[])[],
  names: readonly number[],
  room: number,
): number[] {
  const most = needs.map((sorted) => sorted.at(-1) as number)
  const usual = needs.map((sorted, index) =>
    Math.max(Math.min(short, most[index] as number), sorted[Math.ceil(sorted.length * 0.9) - 1] as number),
  )
  const first = usual[0] as number
  const widths = needs.map(() => 0)
  let left = room
  for (const wanted of [first > code ? [] : [first], usual, most, names]) {
    const more = wanted.map((width, index) => Math.max(0, width - (widths[index] as number)))
    const rising = [...more.keys()].sort((one, other) => (more[one] as number) - (more[other] as number))
    rising.forEach((index, rank) => {
      const share = left / (rising.length - rank)
      const lacking = more[index] as number
      // The last letters of a name are worth more than as many of one that is cut anyway.
      const width = Math.min(lacking, lacking < share * nearly ? left : share)
      widths[index] = (widths[index] as number) + width
      left -= width
    })
  }
  return widths
}
