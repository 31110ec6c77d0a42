import type { RankRow } from '../../rules/tiles.ts'
import type { Words } from '../board/useWords.ts'

/** What a state is called, in the language of the page. */
export const stateName = ({ name, key }: RankRow, { t }: Words): string =>
  name || key || t('dashboard.unknown')
