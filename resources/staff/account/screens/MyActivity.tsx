import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../src/core/index.ts'
import { type ActivityEntry, activityKinds } from '../../../../src/derive/activity.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import { useActionWords } from '../../../../src/views/history/useActionWords.ts'
import { useEntries } from '../../../../src/views/log/useEntries.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import { AccountPart } from './AccountPart.tsx'
import styles from './account.module.css'
import { Choice } from './Choice.tsx'

const periods = ['1', '7', '30', '90'] as const

/** What one did oneself, newest first: by area, kind and time. More is read on request. */
export function MyActivity() {
  const translate = useTranslate()
  const viewer = useViewer()
  const [asked, setAsked] = useState({ area: '', kind: '', days: '' })
  const own = (key: string, values = {}) => translate(`account.activity.${key}`, values)
  const { days, ...filter } = asked
  const from = days && dayAfter(dayIn(new Date()), 1 - Number(days))
  const query = useEntries<ActivityEntry>('auth/activity', { ...filter, from })
  const areas = Object.values(areaHeads).filter((head) => canAct(viewer, head, 'view'))
  const choice = (name: keyof typeof asked, choices: readonly (readonly [string, string])[]) => (
    <Choice
      label={own(name)}
      value={asked[name]}
      onChoose={(value) => setAsked({ ...asked, [name]: value })}
      choices={[['', own('all')], ...choices]}
    />
  )
  return (
    <>
      <div className={styles.choices}>
        {choice(
          'area',
          areas.map(({ name, path }) => [name, translate(`resources.${path}.name`, { smart_count: 2 })]),
        )}
        {choice(
          'kind',
          activityKinds.map((kind) => [kind, own(`kinds.${kind}`)]),
        )}
        {choice(
          'days',
          periods.map((days) => [days, own('lastDays', { smart_count: Number(days) })]),
        )}
      </div>
      <AccountPart query={query}>
        {(entries) => {
          if (entries.length === 0) return <p>{own('none')}</p>
          return (
            <>
              <Suspense>
                <ul className={styles.sessions}>
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ul>
              </Suspense>
              {query.hasNextPage && (
                <div>
                  <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                    {own('more')}
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </AccountPart>
    </>
  )
}

/** What was done is said as the history of the record says it; the words of its area come with it. */
function Entry({ entry: { at, action, area, recordId, title } }: { entry: ActivityEntry }) {
  const translate = useTranslate()
  const pathTo = useRecordPath()
  const head = areaHeads[area] as AreaHead
  const to = title === null ? undefined : pathTo(head, recordId)
  const wordsOf = useActionWords(useArea(head))
  return (
    <li className={styles.line}>
      <div>
        <h3>{to ? <Link to={to}>{title}</Link> : (title ?? translate('account.activity.gone'))}</h3>
        <p>
          {translate(`resources.${head.path}.name`, { smart_count: 1 })} · {wordsOf(action)}
        </p>
      </div>
      <RelativeTime at={at} />
    </li>
  )
}
