import type { FiguresAnswer, TrendTile } from '../../rules/tiles.ts'
import type { TileContentProps } from '../board/boardTile.ts'
import type { TileTable } from '../board/table.ts'
import type { Words } from '../board/useWords.ts'
import { type Line, Lines } from '../charts/Lines.tsx'
import { Empty } from './Empty.tsx'

/** What was ordered over time, against the time before. */
export function Trend({ data, words }: TileContentProps) {
  const { step, points, before } = data as TrendTile
  if (points.every(({ orders }) => orders === 0) && !before?.some(({ orders }) => orders > 0))
    return <Empty words={words} />
  const now: Line = {
    name: words.t('dashboard.figures.ordered'),
    values: points.map(({ ordered }) => ordered),
    colour: 'var(--first)',
    isFilled: true,
  }
  const then: Line[] = before
    ? [
        {
          name: words.t('dashboard.compare.before'),
          values: points.map((_, index) => before[index]?.ordered ?? null),
          colour: 'var(--second)',
          isDashed: true,
        },
      ]
    : []
  return (
    <Lines
      label={words.t('dashboard.tiles.trend')}
      help={words.t('dashboard.chartHelp')}
      labels={points.map(({ start }) => labelOf(step, start, words))}
      lines={[now, ...then]}
      format={words.rupees}
      short={words.shortMoney}
      height={240}
    />
  )
}

const labelOf = (step: TrendTile['step'], start: string, words: Words): string =>
  step === 'hour'
    ? words.hour(Number(start))
    : step === 'month'
      ? words.monthOf(start)
      : words.shortDay(start)

export function trendTable({ step, points, before }: TrendTile, words: Words, _: FiguresAnswer): TileTable {
  const { t } = words
  const label = (start: string) =>
    step === 'hour' ? words.hour(Number(start)) : step === 'month' ? words.monthOf(start) : words.day(start)
  return {
    head: [
      t(`dashboard.columns.${step}`),
      t('dashboard.figures.ordered'),
      t('dashboard.figures.orders'),
      ...(before ? [t('dashboard.compare.before')] : []),
    ],
    rows: points.map(({ start, ordered, orders }, index) => [
      label(start),
      words.money(ordered),
      words.count(orders),
      ...(before ? [words.money(before[index]?.ordered)] : []),
    ]),
  }
}
