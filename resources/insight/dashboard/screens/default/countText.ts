import type { CountTile } from '../../rules/tiles.ts'
import type { Words } from '../board/useWords.ts'

/** A count as it is written; an estimate says that it is one. */
export const countText = ({ total, kind }: CountTile, { t, count }: Words): string =>
  kind === 'estimate' ? t('dashboard.approximately', { count: count(total) }) : count(total)
