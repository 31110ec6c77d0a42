import type { CountTile } from '../../rules/tiles.ts'
import type { Words } from '../board/useWords.ts'

/** A count as it is written; an estimate says that it is one. */
export const countText = ({ total, kind }: CountTile, { approximately, count }: Words): string =>
  kind === 'estimate' ? approximately(count(total)) : count(total)
