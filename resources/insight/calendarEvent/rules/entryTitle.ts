import type { DateEntry } from './range.ts'

/** How a date of the shop is called; `text` says the texts of the area. */
export function entryTitle(
  { layer, title, count, what }: DateEntry,
  text: (key: string, values?: object) => string,
): string {
  if (layer === 'holidays') return text('holiday')
  if (count !== null) return text(`count.${layer}`, { smart_count: count })
  return what ? text(what, { title }) : title
}
