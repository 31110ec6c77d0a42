import { lazy, Suspense } from 'react'
import { withAllTexts } from '../../../../../src/providers/laterTexts.ts'
import type { ComparedFigures, FiguresTile, RankTile } from '../../rules/tiles.ts'
import type { BoardTile, TileContentProps } from '../board/boardTile.ts'
import { Bars } from '../board/Tile.tsx'
import css from '../charts/charts.module.css'
import { FigureList } from '../charts/FigureList.tsx'
import { Ranking } from '../charts/Ranking.tsx'
import { minus, stepsOf, Waterfall } from '../charts/Waterfall.tsx'
import { Customers, customersTable } from './Customers.tsx'
import { conversionTiles } from './conversionTiles.tsx'
import { Empty } from './Empty.tsx'
import { goodsTiles } from './goodsTiles.tsx'
import { recordLink } from './links.ts'
import { States } from './States.tsx'
import { stateName } from './stateName.ts'
import { Trend, trendTable } from './Trend.tsx'
import { figuresTable, rankTable } from './tileTables.ts'
import { useOwnRecent } from './useRecentOrders.ts'

const RecentOrders = lazy(withAllTexts(() => import('./RecentOrders.tsx')))

const headline = ['net', 'ordered', 'orders', 'averageOrder', 'units'] as const

/** The tiles of the sales dashboard, in their usual order. */
export const salesTiles: readonly BoardTile[] = [
  {
    name: 'headline',
    group: 'sales',
    size: 'full',
    height: [84, 270],
    Content: ({ data, words }: TileContentProps) => (
      <FigureList isLarge names={headline} figures={(data as FiguresTile).figures} words={words} />
    ),
    table: ({ figures }: FiguresTile, words, answer) => figuresTable(headline, figures, words, answer),
  },
  {
    name: 'waterfall',
    group: 'sales',
    size: 'half',
    height: [270, 430],
    Content: ({ data, words }: TileContentProps) => (
      <Waterfall figures={(data as FiguresTile).figures} words={words} />
    ),
    table({ figures }: FiguresTile, words, answer) {
      const shown = Object.fromEntries(
        stepsOf(figures).map(({ name, kind }) => {
          const { value = null, before } = figures[name] ?? {}
          const signed = (each: number | null | undefined) =>
            kind === 'minus' && typeof each === 'number' ? minus(each) : each
          return [name, { value: signed(value), before: signed(before) }]
        }),
      ) as ComparedFigures
      return figuresTable(
        stepsOf(figures).map(({ name }) => name),
        shown,
        words,
        answer,
      )
    },
  },
  { name: 'trend', group: 'sales', size: 'half', height: 275, Content: Trend, table: trendTable },
  {
    name: 'recent',
    size: 'full',
    height: 430,
    isTable: true,
    Content: ({ words, ...rest }: TileContentProps) => (
      <Suspense fallback={<Bars />}>
        <RecentOrders words={words} {...rest} />
      </Suspense>
    ),
    useOwn: useOwnRecent,
  },
  {
    name: 'customers',
    group: 'sales',
    size: 'third',
    height: 210,
    Content: Customers,
    table: customersTable,
  },
  ...conversionTiles,
  {
    name: 'states',
    group: 'sales',
    size: 'half',
    height: [385, 720],
    Content: States,
    table: ({ rows }: RankTile, words) =>
      rankTable('state', rows, ['ordered', 'orders', 'averageOrder'], words, (row) => stateName(row, words)),
  },
  ...goodsTiles,
  {
    name: 'coupons',
    group: 'sales',
    size: 'half',
    height: 540,
    Content({ data, words }: TileContentProps) {
      const { rows, others, figures } = data as RankTile & FiguresTile
      if (rows.length === 0) return <Empty words={words} />
      return (
        <div className={css.stack}>
          <FigureList names={['couponOrders', 'couponCost', 'couponTotal']} figures={figures} words={words} />
          <Ranking
            rows={rows}
            by="couponCost"
            beside="couponOrders"
            others={others}
            nameOf={({ name, key }) => name ?? key}
            linkOf={({ key }) => recordLink('coupon', key)}
            words={words}
          />
        </div>
      )
    },
    table: ({ rows }: RankTile, words) =>
      rankTable(
        'name',
        rows,
        ['couponOrders', 'couponCost', 'couponTotal'],
        words,
        ({ name, key }) => name ?? key,
      ),
  },
]
