import { useDataProvider, useNavigate } from 'ra-core'
import type { ListAsked, RecordOf, Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import type { conversation } from '../conversation.ts'
import { useMe } from './useConversations.ts'

type Conversation = RecordOf<typeof conversation>

interface WriteOptions {
  onFound?: () => void
  /** Takes the place of the address that asked for it, so that Back does not ask again. */
  replace?: boolean
}

/** Leads to the conversation with one person alone; begins it where there is none yet. */
export function useWriteTo(resource: Resource) {
  const dataProvider = useDataProvider()
  const navigate = useNavigate()
  const me = useMe()
  const [act, isBusy] = useAct(resource.path)
  const writeTo = (person: string, { onFound, replace = false }: WriteOptions = {}) =>
    void act(async () => {
      const { data } = await dataProvider.getList<Conversation>(resource.path, {
        filter: { members: { has: [person] }, name: { empty: true } },
        sort: { field: 'lastAt', order: 'DESC' },
        pagination: { page: 1, perPage: 500 },
        meta: { fields: ['members'] },
      } satisfies ListAsked<Conversation>)
      const known = data.find(({ members }) => members.length === 2)
      const begin = () =>
        dataProvider.create<Conversation>(resource.path, { data: { members: [me, person], name: null } })
      const id = known?.id ?? (await begin()).data.id
      onFound?.()
      navigate(`/app/apps/chat/${id}`, { replace })
      return undefined
    })
  return [writeTo, isBusy] as const
}
