import { useGetMany } from 'ra-core'
import type { ListAsked, RecordOf, Resource } from '../../../../../src/core/index.ts'
import { isId } from '../../../../../src/core/recordId.ts'
import type { subAdmin } from '../../subAdmin.ts'

export type User = RecordOf<typeof subAdmin>

/**
 * Whom the address names: one of those who are listed, or somebody whom the search leaves out, or who is beyond the end of the list.
 * `isGone` where there is nobody of that address.
 */
export function useAddressedPerson<Person extends Pick<User, 'id'>>(
  area: Resource,
  id: string | undefined,
  listed: readonly Person[] | undefined,
  fields: NonNullable<ListAsked<User>['meta']>['fields'],
): { person: Person | undefined; isGone: boolean } {
  const found = listed?.find((each) => each.id === id)
  const isSought = Boolean(id) && listed !== undefined && !found
  const sought = isSought && isId(id) ? id : undefined
  const { data, isSuccess } = useGetMany<Person & User>(
    area.path,
    { ids: sought ? [sought] : [], meta: { fields } },
    { enabled: sought !== undefined, retry: false },
  )
  const person = found ?? (sought ? data?.[0] : undefined)
  return { person, isGone: isSought && !person && (sought === undefined || isSuccess) }
}
