import { useMemo } from 'react'
import type { UsePeople } from '../../../../src/controls/mention/MentionBox.tsx'

const colleagues = ['Asha Rao', 'Mira Banerjee', 'Ravi Nair', 'Rohan Mehta'].map((name) => ({
  id: name,
  name,
}))

/** Colleagues with a name that begins as it is typed. */
export const findPeople = (typed: string) => {
  const sought = typed.toLocaleLowerCase()
  return colleagues.filter(({ name }) =>
    name
      .toLocaleLowerCase()
      .split(' ')
      .some((word) => word.startsWith(sought)),
  )
}

/** The same at once; nobody is asked. */
export const usePeople: UsePeople = (query) => {
  const people = useMemo(() => findPeople(query ?? ''), [query])
  return { people: query === undefined ? [] : people, isLoading: false }
}
