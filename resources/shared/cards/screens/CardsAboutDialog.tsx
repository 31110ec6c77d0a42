import { useQuery } from '@tanstack/react-query'
import { useCreatePath, useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import { areaHeads } from '#areas'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { AnyRecord, AreaHead, ListAsked } from '../../../../src/core/index.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { PartFailure } from '../../../../src/shell/states/PartState.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import css from './cards.module.css'

/** What is read of a card. */
interface Card extends AnyRecord {
  title: string
  project: string
  /** ISO date. */
  dueDate: string | null
  archived: boolean | null
}

/** Nothing is the business of more cards at once. */
const most = 100

const projects = areaHeads.project as AreaHead

export const CardsAboutOrder = (props: OwnActionProps) => <CardsAbout {...props} by="orders" />
export const CardsAboutProduct = (props: OwnActionProps) => <CardsAbout {...props} by="products" />

/** The cards that name a record, also those that were put away, each with its project; they open on their boards. */
function CardsAbout({ records, close, by }: OwnActionProps & { by: 'orders' | 'products' }) {
  const { area, text, locale } = useFetchedWords('projectCard')
  const provider = useDataProvider()
  const createPath = useCreatePath()
  const reason = useReason()
  const id = String((records[0] as AnyRecord).id)
  const { data, error, refetch } = useQuery({
    queryKey: [area.path, 'about', by, id],
    queryFn: async ({ signal }) => {
      const { data } = await provider.getList<Card>(area.path, {
        filter: { [by]: { has: [id] } },
        pagination: { page: 1, perPage: most },
        sort: { field: 'updatedAt', order: 'DESC' },
        meta: { fields: ['title', 'project', 'dueDate', 'archived'] },
        signal,
      } satisfies ListAsked<Card>)
      return data
    },
    staleTime: 0,
    retry: false,
  })
  const { looked } = useLooked(
    projects,
    useMemo(() => [...new Set(data?.flatMap(({ project }) => project))].sort(), [data]),
  )
  return (
    <QuestionDialog title={text('about.title')} onClose={close} isReading={!data && !error} isCancelFirst>
      {error && <PartFailure message={reason(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={css.quiet}>{text('about.none')}</p>}
      <ul className={css.about}>
        {data?.map((card) => (
          <li key={card.id}>
            <Link to={createPath({ resource: area.path, id: card.id, type: 'show' })}>
              <bdi>{card.title}</bdi>
            </Link>
            <span className={css.quiet}>
              <bdi>{looked.get(card.project)?.title}</bdi>
              {card.archived && ` · ${text('about.archived')}`}
              {card.dueDate && !card.archived && ` · ${formatDay(card.dueDate, locale)}`}
            </span>
          </li>
        ))}
      </ul>
    </QuestionDialog>
  )
}
