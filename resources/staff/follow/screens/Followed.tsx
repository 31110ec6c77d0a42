import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { Suspense, useId } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { PartFailure } from '../../../../src/shell/states/PartState.tsx'
import { Entries } from '../../../../src/views/log/Entries.tsx'
import { LogLine } from '../../../../src/views/log/LogLine.tsx'
import { useEntries } from '../../../../src/views/log/useEntries.ts'
import type { LogEntry } from '../../../../src/views/log/useLog.ts'
import { type AreaWords, useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import { profileOf } from '../../subAdmin/screens/person/profileOf.ts'
import type { subAdmin } from '../../subAdmin/subAdmin.ts'
import css from './follow.module.css'
import { useMayFollow } from './useFollowing.ts'

interface Follows {
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly followers: number
}

/** On one’s own profile: the colleagues whom one follows, what they did last, and how many follow oneself. */
export default function Followed() {
  const words = useFetchedWords<typeof subAdmin>('subAdmin')
  const { text } = words
  const id = useId()
  const mayFollow = useMayFollow()
  const provider = useDataProvider<ShopDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['follows'],
    queryFn: async ({ signal }) => (await provider.request('follows', { signal })).data as Follows,
    staleTime: 0,
    retry: false,
  })
  if (error) return <PartFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} />
  const { people, followers } = data
  if (!mayFollow && followers === 0) return null
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{text('follow.title')}</h2>
      {followers > 0 && <p className={css.quiet}>{text('follow.own', { smart_count: followers })}</p>}
      {mayFollow && people.length === 0 && <p>{text('follow.none')}</p>}
      {people.length > 0 && (
        <>
          <ul className={css.people}>
            {people.map(({ id, name }) => (
              <li key={id} dir="auto">
                <Link to={profileOf(id)}>{name}</Link>
              </li>
            ))}
          </ul>
          <Activity words={words} />
        </>
      )}
    </section>
  )
}

function Activity({ words: { text } }: { words: Pick<AreaWords, 'text'> }) {
  const query = useEntries<LogEntry>('follows/activity', {})
  return (
    <>
      <h3>{text('follow.activity')}</h3>
      <Entries query={query} none={text('follow.nothing')}>
        {(entries) => (
          <Suspense fallback={<Skeleton height={240} />}>
            <ol className={css.entries}>
              {entries.map((entry) => (
                <LogLine key={entry.id} entry={entry} />
              ))}
            </ol>
          </Suspense>
        )}
      </Entries>
    </>
  )
}
