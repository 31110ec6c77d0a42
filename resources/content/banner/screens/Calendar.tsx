import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { monthOfYear } from '../../../../src/core/patterns.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { dayStart } from '../../../../src/fields/date/period.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import type { banner } from '../banner.ts'
import { type CalendarBanner, placementNames, placements } from '../rules/banners.ts'
import css from './banner.module.css'

/** The banners of a month, a line for each placement: when each is shown, where two meet in a place for one. */
export function Calendar({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const { pair, more } = usePunctuation()
  const ask = useOperation(resource)
  const [state, change] = usePageState()
  const month = monthOfYear.test(state.month ?? '') ? String(state.month) : dayIn(new Date()).slice(0, 7)
  const from = dayStart(`${month}-01`)
  const to = dayStart(`${shifted(month, 1)}-01`)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'calendar', month],
    queryFn: ({ signal }) =>
      ask<{ banners: CalendarBanner[] }>('calendar', {
        input: { from, to },
        signal,
      }),
    retry: false,
  })
  const { text: own } = useAreaWords<typeof banner>(resource.path)
  const title = formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })
  const go = (by: number) => change({ month: shifted(month, by) })
  const used = placementNames.filter((name) => data?.banners.some(({ placement }) => placement === name))
  const begin = Date.parse(from)
  const whole = Date.parse(to) - begin
  const at = (time: string | null, open: number) =>
    time === null ? open : Math.min(100, Math.max(0, ((Date.parse(time) - begin) / whole) * 100))
  return (
    <section className={css.calendar} aria-label={title}>
      <header className={css.months}>
        <Button small onClick={() => go(-1)}>
          {own('monthBefore')}
        </Button>
        <h2 aria-live="polite">{title}</h2>
        <Button small onClick={() => go(1)}>
          {own('monthAfter')}
        </Button>
      </header>
      {error && <p role="alert">{(error as Error).message}</p>}
      {!data && !error && <Skeleton height={240} />}
      {data && used.length === 0 && <p className={css.quiet}>{own('nothingThen')}</p>}
      <ul className={css.placements}>
        {used.map((name) => (
          <li key={name} className={css.placement}>
            <span className={css.label}>
              {translate(`resources.${resource.path}.values.placement.${name}`)}
              {placements[name].exclusive && <span className={css.quiet}>{own('oneAtATime')}</span>}
            </span>
            <ul className={css.track}>
              {data?.banners
                .filter(({ placement }) => placement === name)
                .map((banner) => {
                  const [start, end] = [at(banner.startsAt, 0), at(banner.endsAt, 100)]
                  const times = own('times', {
                    from: banner.startsAt ? formatTime(banner.startsAt, locale) : '…',
                    to: banner.endsAt ? formatTime(banner.endsAt, locale) : '…',
                  })
                  return (
                    <li key={banner.id}>
                      <Link
                        to={`/app/${resource.path}/${banner.id}`}
                        className={css.bar}
                        data-status={banner.status}
                        data-warning={banner.issues.length > 0 || undefined}
                        style={{
                          marginInlineStart: `${Math.min(96, start)}%`,
                          inlineSize: `${Math.max(4, end - start)}%`,
                        }}
                        title={pair(banner.name, times)}
                      >
                        {banner.name}
                        <span className="visually-hidden">
                          {more([
                            translate(`resources.${resource.path}.values.status.${banner.status}`),
                            times,
                            ...banner.issues.map((issue) =>
                              translate(`resources.${resource.path}.values.issues.${issue}`),
                            ),
                          ])}
                        </span>
                      </Link>
                    </li>
                  )
                })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function shifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
