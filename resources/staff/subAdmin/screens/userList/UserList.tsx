import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { defined } from '../../../../../src/core/defined.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { useRoles } from '../../../../../src/shell/access/useRoles.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { SearchField, useSought } from '../../../../../src/shell/controls/SearchField.tsx'
import { PageActions } from '../../../../../src/shell/page/PageActions.tsx'
import { PartFailure, PartWaiting } from '../../../../../src/shell/states/PartState.tsx'
import { listOf } from '../../../../../src/views/listOf.ts'
import { NamedRecords } from '../../../../../src/views/NamedRecords.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../../src/views/usePageState.ts'
import type { subAdmin } from '../../subAdmin.ts'
import { PersonCard } from './PersonCard.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import { type User, useAddressedPerson } from './useAddressedPerson.ts'
import css from './userList.module.css'

const useStaff = listOf<User>()

const shownAtOnce = 100

/** Of the roles that are chosen among: those who need none. */
const administrators = 'administrator'

const fields = [
  ...(['name', 'email', 'phone', 'designation', 'avatar', 'administrator', 'roles', 'status'] as const),
  ...(['secondStep', 'lastSeenAt'] as const),
]

/** The staff as people: who they are, whether they are in, and what their roles let them do. */
export default function UserList() {
  const { text, value, field, area } = useFetchedWords<typeof subAdmin>('subAdmin')
  const translate = useTranslate()
  const viewer = useViewer()
  const sought = useSought()
  const [kept, change] = usePageState()
  const states = Object.keys(area.workflow?.states ?? {}) as User['status'][]
  const state = states.find((each) => each === kept.status) ?? ''
  const roles = useRoles()
  const role = kept.role ?? ''
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useStaff(area.path, {
    filter: defined({
      q: sought || undefined,
      status: state || undefined,
      administrator: role === administrators || undefined,
      roles: role && role !== administrators ? { has: [role] } : undefined,
    }),
    pagination: { page: 1, perPage: shownAtOnce },
    sort: { field: 'name', order: 'ASC' },
    meta: { fields },
  })
  const { person, isGone } = useAddressedPerson(area, kept.user, data, fields)
  const wanted = useMemo(
    () => ({
      subAdminRole: [...(data ?? []), ...(person ? [person] : [])].flatMap(({ roles }) => roles as string[]),
    }),
    [data, person],
  )
  const say = (name: string, given: string) => change({ [name]: given }, { replace: true })
  return (
    <div className={css.page}>
      <PageActions>
        <ButtonLink small to={`/app/${area.path}`}>
          {text('userList.manage')}
        </ButtonLink>
        {canAct(viewer, area, 'create') && (
          <ButtonLink small look="primary" to={`/app/${area.path}/create`}>
            {text('userList.invite')}
          </ButtonLink>
        )}
      </PageActions>
      <div className={css.tools}>
        <SearchField label={text('userList.search')} clear={text('userList.clear')} />
        <ChoiceField
          id="user-list-status"
          source="status"
          label={translate('list.system.status')}
          chosen={state}
          onChoose={(given) => say('status', given)}
          choices={[
            { value: '', label: text('userList.all') },
            ...states.map((each) => ({ value: each, label: value('status', each) })),
          ]}
        />
        {roles && (
          <ChoiceField
            id="user-list-role"
            source="roles"
            label={field('roles')}
            chosen={role}
            onChoose={(given) => say('role', given)}
            choices={[
              { value: '', label: text('userList.all') },
              { value: administrators, label: field('administrator') },
              ...roles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </div>
      {error && !data ? (
        <PartFailure className={css.none} message={error.message} onRetry={() => refetch()} />
      ) : !data ? (
        <PartWaiting className={css.waiting} />
      ) : (
        <NamedRecords wanted={wanted}>
          <p role="status" className={css.count}>
            {data.length === 0 ? text('userList.none') : text('userList.found', { smart_count: total })}
          </p>
          {isGone && (
            <p role="alert" className={css.count}>
              {text('userList.gone')}
            </p>
          )}
          <ul className={css.people}>
            {data.map((each) => (
              <li key={each.id}>
                <PersonCard
                  person={each}
                  area={area}
                  roles={roles}
                  onOpen={() => change({ user: each.id })}
                />
              </li>
            ))}
          </ul>
          {total > data.length && (
            <p>
              {text('userList.more', { most: shownAtOnce })}{' '}
              <ButtonLink small to={`/app/${area.path}`}>
                {text('userList.manage')}
              </ButtonLink>
            </p>
          )}
          {person && (
            <PersonPanel
              key={person.id}
              people={data.includes(person) ? data : [person]}
              person={person}
              area={area}
              roles={roles}
              mayEdit={canAct(viewer, area, 'edit')}
              onShow={(id) => say('user', id)}
            />
          )}
        </NamedRecords>
      )}
    </div>
  )
}
