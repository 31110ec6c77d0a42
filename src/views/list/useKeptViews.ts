import { useStore } from 'ra-core'
import type { Resource } from '../../core/index.ts'
import type { SavedView } from '../../derive/savedView.ts'
import { readSession } from '../../providers/session.ts'

/** A saved view as it is kept here: with its address, so that a list that begins with it need not work it out. */
export interface KeptView extends SavedView {
  readonly search: string
}

/** Under which key of the store the saved views of a list are kept; those of a role that one looks as are no matter of one's own. */
export function keptKey({ path }: Resource): string {
  const view = readSession()?.view
  return `${path}.savedViews${view ? `.${view.id}` : ''}`
}

/** The saved views of a list as the server told of them last, so that they are there at once; `SavedViews` asks again. */
export function useKeptViews(resource: Resource): readonly KeptView[] {
  const [kept] = useStore<readonly KeptView[]>(keptKey(resource), none)
  return kept
}

const none: readonly KeptView[] = []

/** The address with which a list begins for who chose one of its saved views for that; empty for who chose none. */
export function useDefaultSearch(resource: Resource): string {
  return useKeptViews(resource).find(({ isDefault }) => isDefault)?.search ?? ''
}
