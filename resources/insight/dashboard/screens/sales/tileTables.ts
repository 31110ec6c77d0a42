import type { FigureName } from '../../../../shared/summaries/rules/figures.ts'
import type { ComparedFigures, FiguresAnswer, RankRow } from '../../rules/tiles.ts'
import type { TileTable } from '../board/table.ts'
import type { Words } from '../board/useWords.ts'

/** Figures one below the other, with what they were before. */
export function figuresTable(
  names: readonly FigureName[],
  figures: ComparedFigures,
  words: Words,
  { before }: FiguresAnswer,
): TileTable {
  const { t } = words
  return {
    head: [
      t('dashboard.columns.figure'),
      t('dashboard.columns.value'),
      ...(before ? [t('dashboard.compare.before')] : []),
    ],
    rows: names.map((name) => [
      t(`dashboard.figures.${name}`),
      words.figure(name, figures[name]?.value),
      ...(before ? [words.figure(name, figures[name]?.before)] : []),
    ]),
  }
}

/** What is ranked, one row each, with its figures. */
export function rankTable(
  first: 'name' | 'method' | 'state',
  rows: readonly RankRow[],
  names: readonly FigureName[],
  words: Words,
  nameOf: (row: RankRow) => string,
): TileTable {
  const { t } = words
  return {
    head: [t(`dashboard.columns.${first}`), ...names.map((name) => t(`dashboard.figures.${name}`))],
    rows: rows.map((row) => [
      nameOf(row),
      ...names.map((name) => words.figure(name, row.figures[name]?.value)),
    ]),
  }
}
