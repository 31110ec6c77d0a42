import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { canAct } from '../../../../src/derive/permissions.ts'
import { plainTextOf } from '../../../../src/fields/richText/plainTextOf.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { hasAll, wordsOf } from '../../../../src/shell/controls/Hits.tsx'
import { SearchField, useSought } from '../../../../src/shell/controls/SearchField.tsx'
import { PageActions } from '../../../../src/shell/page/PageActions.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { PartFailure, PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { type AreaWords, useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import type { faq } from '../faq.ts'
import { faqGroups } from '../faq.ts'
import css from './faq.module.css'
import { Helpful, type PublishedQuestion } from './Helpful.tsx'
import { Question, type ShownQuestion } from './Question.tsx'

/** The questions that colleagues ask, by what they are about: searched, linked one by one, and edited by whoever may. */
export default function FaqPage() {
  const { text, value, locale, area } = useFetchedWords<typeof faq>('faq')
  const viewer = useViewer()
  const sought = useSought()
  const chosen = useChosenGroup()
  const { hash } = useLocation()
  const provider = useDataProvider<ShopDataProvider>()
  const query = useQuery({
    queryKey: ['faq', locale],
    queryFn: async ({ signal }) =>
      ((await provider.request('auth/faq', { signal })).data as { questions: PublishedQuestion[] }).questions,
  })
  const words = useMemo(() => wordsOf(sought), [sought])
  const all = query.data ?? []
  const found = all.filter(({ question, answer }) => hasAll(`${question} ${plainTextOf(answer)}`, words))
  const shown = found.filter(({ group }) => chosen === '' || group === chosen)
  const groups = faqGroups.filter((group) => shown.some((each) => each.group === group))
  const mayEdit = canAct(viewer, area, 'edit')
  return (
    <div className={css.page}>
      {mayEdit && (
        <PageActions>
          <ButtonLink to={`/app/${area.path}`} small>
            {text('editAll')}
          </ButtonLink>
        </PageActions>
      )}
      <div className={css.top}>
        <p>{text('lead')}</p>
        <SearchField label={text('search')} clear={text('clear')} />
      </div>
      <Loaded query={query}>
        <GroupLinks label={text('groups')} all={text('all')} chosen={chosen} questions={found} name={value} />
        <p role="status" className={css.count}>
          {shown.length > 0 && text('found', { smart_count: shown.length })}
        </p>
        {shown.length === 0 && (
          <div className={css.none}>
            <p>{sought === '' ? text('nothing') : text('none', { text: sought })}</p>
            <p>{text('noneHint')}</p>
            <ButtonLink
              to={{
                pathname: '/app/docs/documentation',
                search: sought && `?q=${encodeURIComponent(sought)}`,
              }}
            >
              {text('documentation')}
            </ButtonLink>
          </div>
        )}
        {groups.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{value('group', group)}</h2>
            <div className={css.questions}>
              {shown
                .filter((each) => each.group === group)
                .map((each) => (
                  <Question
                    // What is searched for, or linked to, is opened; what somebody opened besides stays open.
                    key={`${each.id} ${words.length > 0} ${hash === `#${each.id}`}`}
                    shown={each}
                    words={words}
                    isOpen={words.length > 0 || hash === `#${each.id}`}
                    edit={mayEdit ? `/app/${area.path}/${each.id}` : undefined}
                  >
                    <Helpful shown={each} />
                  </Question>
                ))}
            </div>
          </section>
        ))}
      </Loaded>
    </div>
  )
}

const useChosenGroup = () => {
  const named = useSearchParams()[0].get('cat') ?? ''
  return faqGroups.find((group) => group === named) ?? ''
}

interface GroupLinksProps {
  label: string
  all: string
  chosen: string
  questions: readonly ShownQuestion[]
  name: AreaWords<typeof faq>['value']
}

/** One group or all of them, with how many of their questions fit the search; the address says which. */
function GroupLinks({ label, all, chosen, questions, name }: GroupLinksProps) {
  const [search] = useSearchParams()
  const to = (group: string) => {
    const next = new URLSearchParams(search)
    next.delete('cat')
    if (group !== '') next.set('cat', group)
    return { search: `?${next}` }
  }
  const count = (group: string) => questions.filter((each) => group === '' || each.group === group).length
  const offered = ['', ...faqGroups].filter((group) => group === '' || group === chosen || count(group) > 0)
  return (
    <nav aria-label={label}>
      <ul className={css.groups}>
        {offered.map((group) => (
          <li key={group}>
            <Link to={to(group)} aria-current={group === chosen ? 'true' : undefined}>
              {group === '' ? all : name('group', group)}
              <span>{count(group)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Loaded({
  query: { data, error, isFetching, refetch },
  children,
}: {
  query: ReturnType<typeof useQuery<PublishedQuestion[]>>
  children: ReactNode
}) {
  if (data) return children
  if (!error || isFetching) return <PartWaiting className={css.waiting} />
  return <PartFailure className={css.none} message={error.message} onRetry={() => refetch()} />
}
