import { useMemo } from 'react'
import type { UsePeople } from '../../../../src/controls/mention/MentionBox.tsx'

const colleagues = ['Asha Rao', 'Mira Banerjee', 'Ravi Nair', 'Rohan Mehta'].map((name) => ({
  id: name,
  name,
}))

/** Colleagues whose name begins as it is typed; nobody is asked. */
export const usePeople: UsePeople = (query) => {
  const people = useMemo(() => {
    const sought = query?.toLocaleLowerCase() ?? ''
    return colleagues.filter(({ name }) =>
      name
        .toLocaleLowerCase()
        .split(' ')
        .some((word) => word.startsWith(sought)),
    )
  }, [query])
  return { people: query === undefined ? [] : people, isLoading: false }
}
