import { useDataProvider, useNotify } from 'ra-core'
import { defined } from '../../../../src/core/defined.ts'
import type { Resource } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { type Label, labels } from '../rules/folders.ts'
import type { Letter } from './useMailbox.ts'

type Target = Pick<Letter, 'id' | 'version' | 'labels'>

/** What somebody does with letters of their mailbox, one or several at once. */
export function useChangeLetters(resource: Resource, { text }: AreaWords) {
  const provider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const [act, isBusy] = useAct(resource.path)

  /** Writes to all of them, and answers by which id it is undone. */
  async function write(letters: readonly Target[], data: Partial<Letter>): Promise<string | undefined> {
    const items = letters.map(({ id, version }) => ({ id, version }))
    const { data: done } = await provider.bulkUpdate(resource.path, { items, data })
    const [refusal] = done.refused
    if (refusal) throw new Error(refusal.message)
    return done.undo?.id
  }

  const set = (letters: readonly Target[], data: Partial<Letter>) =>
    act(async () => {
      await write(letters, data)
      return undefined
    })

  const undo = (id: string) =>
    act(async () => {
      const { data } = await provider.undoBulk(resource.path, { id })
      const [refusal] = data.refused
      if (refusal) throw new Error(refusal.message)
      return text('putBack')
    })

  return {
    isBusy,
    set,
    /** All get the label, or all lose it where all have it. */
    label: (letters: readonly Target[], label: Label) =>
      act(async () => {
        const isOff = letters.every((each) => each.labels.includes(label))
        const groups = Map.groupBy(letters, (each) =>
          labels.filter((one) => (one === label ? !isOff : each.labels.includes(one))).join(),
        )
        for (const [key, group] of groups)
          await write(group, { labels: labels.filter((one) => key.split(',').includes(one)) })
        return undefined
      }),
    /** Into Deleted, from where they come back for a while by the message, and later by hand. */
    remove: (letters: readonly Target[], said = text('removed', { smart_count: letters.length })) =>
      act(async () => {
        const id = await write(letters, { deleted: true })
        notify(said, defined({ type: 'success', onUndo: id ? () => void undo(id) : undefined }))
        return undefined
      }),
    restore: (letters: readonly Target[]) =>
      act(async () => {
        await write(letters, { deleted: false })
        return text('restored', { smart_count: letters.length })
      }),
    erase: (letters: readonly Target[]) =>
      act(async () => {
        const items = letters.map(({ id, version }) => ({ id, version }))
        const { data } = await provider.bulkDelete(resource.path, { items })
        const [refusal] = data.refused
        if (refusal) throw new Error(refusal.message)
        return text('erased', { smart_count: letters.length })
      }),
  }
}

export type ChangeLetters = ReturnType<typeof useChangeLetters>
