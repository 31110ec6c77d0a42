import type { FigureName } from '../../../../shared/summaries/rules/figures.ts'
import type { TodayTile } from '../../rules/tiles.ts'
import type { TileContentProps } from '../board/boardTile.ts'
import type { TileTable } from '../board/table.ts'
import type { Words } from '../board/useWords.ts'
import { Change } from '../charts/Change.tsx'
import css from '../charts/charts.module.css'
import { Lines } from '../charts/Lines.tsx'

const names = ['ordered', 'orders', 'averageOrder'] as const satisfies readonly FigureName[]
/** Those above the lines; the table has all. */
const shown = ['ordered', 'orders'] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** How today goes against the same hours of yesterday and of this day a week ago. */
export function Today({ data, words }: TileContentProps) {
  const { figures, hours: lines } = data as TodayTile
  const { t } = words
  // Beside each other there is room for few figures; the table has all of them.
  const earlier = (name: (typeof shown)[number], value: number | null | undefined) =>
    name === 'ordered' && typeof value === 'number' ? words.shortMoney(value) : words.figure(name, value)
  const line = (name: 'today' | 'yesterday' | 'lastWeek', colour: string) => ({
    name: t(`dashboard.${name}`),
    values: hours.map((hour) => lines[name][hour] ?? null),
    colour,
    isDashed: name !== 'today',
  })
  return (
    <div className={css.stack}>
      <dl className={`${css.figures} ${css.pair}`}>
        {shown.map((name) => {
          const { value = null, yesterday, lastWeek } = figures[name] ?? {}
          return (
            <div key={name} className={css.figure}>
              <dt>{t(`dashboard.figures.${name}`)}</dt>
              <dd>
                <span className={css.number}>{words.figure(name, value, true)}</span>
                {(
                  [
                    ['yesterday', yesterday],
                    ['lastWeek', lastWeek],
                  ] as const
                ).map(([key, before]) => (
                  <span key={key} className={css.against}>
                    <Change name={name} value={value} before={before} words={words} />{' '}
                    <span className={css.whole}>{`${t(`dashboard.${key}`)} ${earlier(name, before)}`}</span>
                  </span>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
      <Lines
        label={t('dashboard.tiles.today')}
        help={t('dashboard.chartHelp')}
        labels={hours.map((hour) => words.hour(hour))}
        lines={[
          line('today', 'var(--first)'),
          line('yesterday', 'var(--second)'),
          line('lastWeek', 'var(--third)'),
        ]}
        format={words.rupees}
        short={words.shortMoney}
        height={180}
      />
    </div>
  )
}

export function todayTable({ figures, hours: lines }: TodayTile, words: Words): TileTable {
  const { t } = words
  const days = ['today', 'yesterday', 'lastWeek'] as const
  return {
    head: [t('dashboard.columns.figure'), ...days.map((day) => t(`dashboard.${day}`))],
    rows: [
      ...([...names, 'units'] as const).map((name) => {
        const { value, yesterday, lastWeek } = figures[name] ?? {}
        return [
          t(`dashboard.figures.${name}`),
          ...[value, yesterday, lastWeek].map((each) => words.figure(name, each)),
        ]
      }),
      ...hours.map((hour) => [words.hour(hour), ...days.map((day) => words.money(lines[day][hour]))]),
    ],
  }
}
