import type { FiguresTile, ParcelsTile, RankRow, RankTile } from '../../rules/tiles.ts'
import type { BoardTile, TileContentProps } from '../board/boardTile.ts'
import css from '../charts/charts.module.css'
import { FigureList } from '../charts/FigureList.tsx'
import { Lines } from '../charts/Lines.tsx'
import { Ranking } from '../charts/Ranking.tsx'
import { Empty } from './Empty.tsx'
import { listLink, within } from './links.ts'
import { figuresTable, rankTable } from './tileTables.ts'

const cartSteps = ['carts', 'checkouts', 'converted'] as const
const parcelFigures = ['delivered', 'returnedParcels', 'returnRate', 'rto', 'rtoRate'] as const

/** What becomes of carts, of payments and of parcels. */
export const conversionTiles: readonly BoardTile[] = [
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
]
