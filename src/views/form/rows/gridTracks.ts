import type { GridColumn } from './GridCell.tsx'

/** The columns of the sheet as grid tracks, with the number of the row before them and its menu after them. */
export const tracksOf = (columns: readonly GridColumn[]): string =>
  ['44px', ...columns.map(trackOf), '44px'].join(' ')

const widths: Readonly<Record<string, string>> = {
  boolean: '76px',
  integer: 'minmax(88px, 0.7fr)',
  percent: 'minmax(88px, 0.7fr)',
  decimal: 'minmax(104px, 0.7fr)',
  money: 'minmax(112px, 0.9fr)',
}

/** The track of one column. A text that may be short needs less room than one that must tell rows apart. */
export function trackOf({ field: { kind, options } }: GridColumn): string {
  if (kind === 'text' && options.max <= 20) return 'minmax(84px, 0.8fr)'
  if (kind === 'text' && options.max <= 40) return 'minmax(112px, 1fr)'
  return widths[kind] ?? (options.unique ? 'minmax(176px, 1.6fr)' : 'minmax(140px, 1.3fr)')
}
