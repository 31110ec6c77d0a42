import { useMemo } from 'react'
import { areaHeads } from '#areas'
import type { AnyRecord, Resource } from '../../../../../src/core/index.ts'
import DateTimeCell from '../../../../../src/fields/dateTime/dateTime.cell.tsx'
import { useRecordNames } from '../../../../../src/fields/reference/recordNames.tsx'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { PersonPicture } from '../../../../../src/views/PersonPicture.tsx'
import { StatusChip } from '../../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import type { subAdmin } from '../../subAdmin.ts'
import { type Rights, rightsOf } from './rightsOf.ts'
import css from './userList.module.css'

export interface PersonProps {
  person: AnyRecord
  area: Resource
  /** Absent for whoever may not see roles, and while they are on their way. */
  roles: readonly AnyRecord[] | undefined
}

/** Somebody in one piece; what they may do in detail opens beside the list. */
export function PersonCard({ person, area, roles, onOpen }: PersonProps & { onOpen: () => void }) {
  const { text, field, pair } = useAreaWords(area.path)
  const rights = useRights(person, roles)
  const summary = ({ changes, sees }: Rights) =>
    [
      [text('userList.changes'), changes.length],
      [text('userList.sees'), sees.length],
    ]
      .filter(([, count]) => count !== 0)
      .map(([label, count]) => pair(String(label), count))
      .join(' · ')
  return (
    <button type="button" className={css.card} onClick={onOpen} aria-haspopup="dialog">
      <PersonPicture name={person.name} picture={person.avatar} size={48} />
      <span className={css.who}>
        <b dir="auto">{person.name}</b>
        <span dir="auto">{person.designation ?? person.email}</span>
        <span>
          <StatusChip resource={area} status={person.status} />
        </span>
        <span dir="auto">
          <RoleNames person={person} />
        </span>
        {rights && <span>{summary(rights)}</span>}
        {person.lastSeenAt && (
          <span>
            {pair(field('lastSeenAt'), '')} <LastSeen at={person.lastSeenAt} area={area} person={person} />
          </span>
        )}
      </span>
    </button>
  )
}

/** When somebody was last seen, the way lists say it. */
export const LastSeen = ({ at, area, person }: { at: string; area: Resource; person: AnyRecord }) => (
  <DateTimeCell value={at} name="lastSeenAt" options={{}} record={person} resource={area} />
)

/** The names of their roles; an administrator needs none. */
export function RoleNames({ person }: { person: AnyRecord }) {
  const { list } = usePunctuation()
  const names = useRecordNames()
  const { field } = useAreaWords<typeof subAdmin>('admins/subadmins')
  if (person.administrator) return field('administrator')
  return list((person.roles as string[]).map((id) => names('subAdminRole', id).title))
}

/** What their roles add up to; nothing for an administrator, who may do everything, and where the roles cannot be seen. */
export function useRights(person: AnyRecord, roles: readonly AnyRecord[] | undefined): Rights | undefined {
  return useMemo(() => {
    if (!roles || person.administrator) return undefined
    const own = roles.filter(({ id }) => (person.roles as string[]).includes(id))
    return rightsOf(own, Object.values(areaHeads))
  }, [person, roles])
}
