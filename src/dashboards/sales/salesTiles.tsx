import type { FigureName } from '../../shop/figures/figures.ts'
import type {
  ComparedFigures,
  FiguresAnswer,
  FiguresTile,
  ParcelsTile,
  RankRow,
  RankTile,
  SizesTile,
} from '../../shop/figures/tiles.ts'
import type { BoardTile, TileContentProps } from '../board/Board.tsx'
import type { TileTable } from '../board/table.ts'
import type { Words } from '../board/useWords.ts'
import css from '../charts/charts.module.css'
import { FigureList } from '../charts/FigureList.tsx'
import { HeatMap } from '../charts/HeatMap.tsx'
import { Lines } from '../charts/Lines.tsx'
import { Ranking } from '../charts/Ranking.tsx'
import { minus, stepsOf, Waterfall } from '../charts/Waterfall.tsx'
import { Customers, customersTable } from './Customers.tsx'
import { Empty } from './Empty.tsx'
import { listLink, recordLink, within } from './links.ts'
import { States } from './States.tsx'
import { stateName } from './stateName.ts'
import { Trend, trendTable } from './Trend.tsx'

const headline = ['net', 'ordered', 'orders', 'averageOrder', 'units'] as const
const cartSteps = ['carts', 'checkouts', 'converted'] as const

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
    name: 'customers',
    group: 'sales',
    size: 'third',
    height: 210,
    Content: Customers,
    table: customersTable,
  },
  {
    name: 'carts',
    group: 'conversion',
    size: 'third',
    height: 215,
    Content({ data, words }: TileContentProps) {
      const { figures } = data as FiguresTile
      const most = figures.carts?.value ?? 0
      if (most === 0) return <Empty words={words} />
      const rows = cartSteps.map(
        (name): RankRow => ({ key: name, figures: { carts: figures[name] ?? { value: null } } }),
      )
      return (
        <div className={css.stack}>
          <FigureList names={['conversion', 'recovered']} figures={figures} words={words} />
          <Ranking
            rows={rows}
            by="carts"
            nameOf={({ key }) => words.t(`dashboard.figures.${key}`)}
            words={words}
          />
        </div>
      )
    },
    table: ({ figures }: FiguresTile, words, answer) =>
      figuresTable([...cartSteps, 'conversion', 'recovered'], figures, words, answer),
  },
  {
    name: 'payments',
    group: 'conversion',
    size: 'third',
    height: 390,
    Content({ data, answer, words }: TileContentProps) {
      const { rows, figures } = data as RankTile & FiguresTile
      if (rows.length === 0) return <Empty words={words} />
      return (
        <div className={css.stack}>
          <FigureList names={['paymentSuccess', 'failed']} figures={figures} words={words} />
          <Ranking
            rows={rows}
            by="paymentSuccess"
            beside="payments"
            partOf={({ figures: each }) => each.paymentSuccess?.value ?? 0}
            nameOf={({ key }) => words.t(`dashboard.methods.${key}`, { _: key })}
            linkOf={({ key }) =>
              answer.period && listLink('payment', { method: key, createdAt: within(answer.period) })
            }
            words={words}
          />
        </div>
      )
    },
    table: ({ rows }: RankTile, words) =>
      rankTable('method', rows, ['payments', 'paid', 'failed', 'paymentSuccess'], words, ({ key }) =>
        words.t(`dashboard.methods.${key}`, { _: key }),
      ),
  },
  {
    name: 'parcels',
    group: 'conversion',
    size: 'half',
    height: 315,
    Content({ data, words }: TileContentProps) {
      const { figures, weeks } = data as ParcelsTile
      if (!figures.delivered?.value && !figures.rto?.value) return <Empty words={words} />
      return (
        <div className={css.stack}>
          <FigureList names={['returnRate', 'rtoRate', 'delivered']} figures={figures} words={words} />
          <Lines
            label={words.t('dashboard.tiles.parcels')}
            help={words.t('dashboard.chartHelp')}
            labels={weeks.map(({ start }) => words.shortDay(start))}
            lines={(['returnRate', 'rtoRate'] as const).map((name, index) => ({
              name: words.t(`dashboard.figures.${name}`),
              values: weeks.map((week) => week.figures[name] ?? null),
              colour: index === 0 ? 'var(--first)' : 'var(--minus)',
            }))}
            format={words.percent}
            short={words.percent}
            height={190}
          />
        </div>
      )
    },
    table: ({ weeks }: ParcelsTile, words) => ({
      head: [
        words.t('dashboard.columns.week'),
        ...parcelFigures.map((name) => words.t(`dashboard.figures.${name}`)),
      ],
      rows: weeks.map(({ start, figures }) => [
        words.day(start),
        ...parcelFigures.map((name) => words.figure(name, figures[name])),
      ]),
    }),
  },
  {
    name: 'states',
    group: 'sales',
    size: 'half',
    height: [385, 720],
    Content: States,
    table: ({ rows }: RankTile, words) =>
      rankTable('state', rows, ['ordered', 'orders', 'averageOrder'], words, (row) => stateName(row, words)),
  },
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

const parcelFigures = ['delivered', 'returnedParcels', 'returnRate', 'rto', 'rtoRate'] as const

/** Figures one below the other, with what they were before. */
function figuresTable(
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

function rankTable(
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
