import type { RankRow, RankTile, SizesTile } from '../../rules/tiles.ts'
import type { BoardTile, TileContentProps } from '../board/boardTile.ts'
import type { Words } from '../board/useWords.ts'
import { HeatMap } from '../charts/HeatMap.tsx'
import { Ranking } from '../charts/Ranking.tsx'
import { Empty } from './Empty.tsx'
import { recordLink } from './links.ts'
import { rankTable } from './tileTables.ts'

/** Which goods are sold. */
export const goodsTiles: readonly BoardTile[] = [
  ...(['products', 'brands', 'categories'] as const).map((name): BoardTile => {
    const area = { products: 'product', brands: 'brand', categories: 'category' }[name]
    const nameOf = (row: RankRow, words: Words) => row.name ?? words.t('dashboard.unknown')
    return {
      name,
      group: 'goods',
      size: 'third',
      height: 450,
      Content({ data, words }: TileContentProps) {
        const { rows, others } = data as RankTile
        if (rows.length === 0) return <Empty words={words} />
        return (
          <Ranking
            rows={rows}
            by="soldValue"
            beside="sold"
            others={others}
            nameOf={(row) => nameOf(row, words)}
            linkOf={({ key }) => recordLink(area, key)}
            words={words}
          />
        )
      },
      table: ({ rows }: RankTile, words) =>
        rankTable('name', rows, ['sold', 'soldValue'], words, (row) => nameOf(row, words)),
    }
  }),
  {
    name: 'sizes',
    group: 'goods',
    size: 'half',
    height: 430,
    isTable: true,
    Content({ data, words }: TileContentProps) {
      const tile = data as SizesTile
      return tile.rows.length === 0 ? <Empty words={words} /> : <HeatMap {...tile} words={words} />
    },
    table: ({ sizes, rows }: SizesTile, words) => ({
      head: [words.t('dashboard.columns.category'), ...sizes],
      rows: rows.map(({ name, cells }) => [name, ...cells.map((sold) => words.count(sold))]),
    }),
  },
]
