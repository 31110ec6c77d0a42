import type { Resource } from '../core/index.ts'
import { isTold } from '../core/toldKinds.ts'

/** How many fields are chosen where the descriptor chooses none. */
const most = 3

/** Numbers and times tell little by themselves; as a rule they are left to the page. */
const eloquent: readonly string[] = ['text', 'email', 'phone', 'select', 'money']

/** The fields of the line below the title where a search finds a record: what its descriptor says, or the first of its headline and its list. */
export function subtitleOf({ subtitle, title, page, list, fields, workflow }: Resource): readonly string[] {
  if (subtitle) return subtitle
  const named = [...(page.headline ?? []), ...list.columns].filter((name) =>
    name === 'status' ? workflow : name !== title && isTold(fields[name]) && isEloquent(name),
  )
  return [...new Set(named)].slice(0, most)

  function isEloquent(name: string): boolean {
    return eloquent.includes(fields[name]?.kind ?? '')
  }
}
