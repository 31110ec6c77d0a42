import { useGetList, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { areaHeads } from '#areas'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import type { AnyRecord } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { SearchField, useSought } from '../../../../../src/shell/controls/SearchField.tsx'
import { PageActions } from '../../../../../src/shell/page/PageActions.tsx'
import { NamedRecords } from '../../../../../src/views/NamedRecords.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { PersonCard } from './PersonCard.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import css from './userList.module.css'

const shownAtOnce = 100

const fields = [
  ...['name', 'email', 'phone', 'designation', 'avatar', 'administrator', 'roles', 'status'],
  ...['secondStep', 'lastSeenAt'],
]

/** The staff as people: who they are, whether they are in, and what their roles let them do. */
export default function UserList() {
  const { text, value, area } = useFetchedWords('subAdmin')
  const translate = useTranslate()
  const viewer = useViewer()
  const sought = useSought()
  const [search, setSearch] = useSearchParams()
  const states = Object.keys(area.workflow?.states ?? {})
  const state = states.find((each) => each === search.get('status')) ?? ''
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<AnyRecord>(area.path, {
    filter: { ...(sought && { q: sought }), ...(state && { status: state }) },
    pagination: { page: 1, perPage: shownAtOnce },
    sort: { field: 'name', order: 'ASC' },
    meta: { fields },
  })
  const roles = useRoles()
  const wanted = useMemo(
    () => ({ subAdminRole: (data ?? []).flatMap((person) => person.roles as string[]) }),
    [data],
  )
  const say = (name: string, given: string) => {
    const next = new URLSearchParams(search)
    if (given === '') next.delete(name)
    else next.set(name, given)
    setSearch(next, { replace: true })
  }
  const person = data?.find(({ id }) => id === search.get('user'))
  return (
    <div className={css.page}>
      <PageActions>
        <ButtonLink small to={`/app/${area.path}`}>
          {text('userList.manage')}
        </ButtonLink>
      </PageActions>
      <div className={css.tools}>
        <SearchField label={text('userList.search')} clear={text('userList.clear')} />
        <ChoiceField
          id="user-list-status"
          source="status"
          label={translate('list.system.status')}
          chosen={state}
          onChoose={(given) => say('status', given)}
          required={false}
          disabled={false}
          invalid={false}
          describedBy={undefined}
          choices={[
            { value: '', label: text('userList.all') },
            ...states.map((each) => ({ value: each, label: value('status', each) })),
          ]}
        />
      </div>
      {error && !data ? (
        <div role="alert" className={css.none}>
          <p>{error.message}</p>
          <Button small onClick={() => refetch()}>
            {translate('shell.failure.retry')}
          </Button>
        </div>
      ) : !data ? (
        <div className={css.waiting} role="status" aria-busy aria-label={translate('shell.page.loading')} />
      ) : (
        <NamedRecords wanted={wanted}>
          <p role="status" className={css.count}>
            {data.length === 0 ? text('userList.none') : text('userList.found', { smart_count: total })}
          </p>
          <ul className={css.people}>
            {data.map((each) => (
              <li key={each.id}>
                <PersonCard person={each} area={area} roles={roles} onOpen={() => say('user', each.id)} />
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
              people={data}
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

/** All roles with what they allow, for whoever may see them; to others the names of somebody's roles have to do. */
function useRoles(): readonly AnyRecord[] | undefined {
  const role = areaHeads.subAdminRole
  const mayAsk = useViewerOf(role)
  const { data } = useGetList<AnyRecord>(
    role?.path ?? '',
    {
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'name', order: 'ASC' },
      meta: { fields: ['name', 'permissions'] },
    },
    { enabled: mayAsk },
  )
  return mayAsk ? data : undefined
}

function useViewerOf(role: (typeof areaHeads)[string] | undefined): boolean {
  const viewer = useViewer()
  return role !== undefined && canAct(viewer, role, 'view')
}
