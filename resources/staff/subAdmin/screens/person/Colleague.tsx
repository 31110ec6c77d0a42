import { useGetOne, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { AreaGuard } from '../../../../../src/shell/access/Guard.tsx'
import { useRoles } from '../../../../../src/shell/access/useRoles.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { PageTitle } from '../../../../../src/shell/page/PageTitle.tsx'
import { PartFailure, PartWaiting } from '../../../../../src/shell/states/PartState.tsx'
import { NamedRecords } from '../../../../../src/views/NamedRecords.tsx'
import { PersonPicture } from '../../../../../src/views/PersonPicture.tsx'
import { StatusChip } from '../../../../../src/views/StatusChip.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { FollowButton } from '../../../follow/screens/FollowButton.tsx'
import type { subAdmin } from '../../subAdmin.ts'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonRights } from './PersonRights.tsx'
import css from './person.module.css'
import { useChatWith } from './useChatWith.ts'

type Staff = RecordOf<typeof subAdmin>

/** The page of a colleague, for whoever may see the staff: nothing can be changed on it. */
export default function Colleague({ id }: { id: string }) {
  const { area } = useFetchedWords<typeof subAdmin>('subAdmin')
  return (
    <AreaGuard resource={area} action="view">
      <Card id={id} />
    </AreaGuard>
  )
}

function Card({ id }: { id: string }) {
  const { area, text } = useFetchedWords<typeof subAdmin>('subAdmin')
  const { data, error, refetch } = useGetOne<Staff>(area.path, { id }, { retry: false })
  const wanted = useMemo(() => ({ subAdminRole: data?.roles ?? [] }), [data])
  if (error) {
    const isNobody = (error as { status?: number }).status === 404
    return (
      <div className={css.page}>
        <PageTitle>{text('person.title')}</PageTitle>
        <PartFailure
          className={css.card}
          message={isNobody ? text('person.nobody') : error.message}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  if (!data) return <PartWaiting className={css.card} />
  return (
    <NamedRecords wanted={wanted}>
      <PersonPage person={data} />
    </NamedRecords>
  )
}

function PersonPage({ person }: { person: Staff }) {
  const words = useFetchedWords<typeof subAdmin>('subAdmin')
  const { area, text } = words
  const translate = useTranslate()
  const viewer = useViewer()
  const roles = useRoles()
  const chat = useChatWith(person)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PersonPicture name={person.name ?? ''} picture={person.avatar} size={48} />
        <div>
          <PageTitle>{person.name}</PageTitle>
          {person.designation && (
            <p className={css.quiet} dir="auto">
              {person.designation}
            </p>
          )}
        </div>
        <StatusChip resource={area} status={person.status} />
      </div>
      <div className={css.ways}>
        <FollowButton id={person.id} words={words} />
        {chat && <ButtonLink to={chat}>{text('userList.write')}</ButtonLink>}
        {canAct(viewer, area, 'edit') && (
          <ButtonLink to={`/app/${area.path}/${person.id}`}>{translate('ra.action.edit')}</ButtonLink>
        )}
        <ButtonLink to={`/app/pages/user-list?user=${person.id}`}>{text('person.among')}</ButtonLink>
      </div>
      <section className={css.card}>
        <h2>{text('person.about')}</h2>
        <PersonFacts person={person} area={area} />
      </section>
      <section className={css.card}>
        <PersonRights person={person} area={area} roles={roles} level={2} />
      </section>
    </div>
  )
}
