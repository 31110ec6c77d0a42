import { useDataProvider, useNotify } from 'ra-core'
import type { Resource } from '../../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../../src/providers/useAct.ts'
import type { AreaWords } from '../../../../../src/views/useAreaWords.ts'

interface Versioned {
  readonly id: string
  readonly version: number
}

/** Puts cards away, and back on their board. */
export function useArchive(
  { card, project }: { readonly card: Resource; readonly project: Resource },
  { text }: AreaWords,
) {
  const provider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const [act] = useAct(card.path, project.path)
  const write = async ({ id, version }: Versioned, archived: boolean): Promise<number> => {
    const meta = { version }
    return (await provider.update(card.path, { id, data: { archived }, previousData: { id }, meta })).data
      .version
  }
  const putBack = (one: Versioned) =>
    act(async () => {
      await write(one, false)
      return text('board.unarchived')
    })
  const archive = (one: Versioned) =>
    act(async () => {
      const version = await write(one, true)
      notify(text('board.archived'), {
        type: 'success',
        onUndo: () => void putBack({ id: one.id, version }),
      })
      return undefined
    })
  return { archive, putBack }
}
