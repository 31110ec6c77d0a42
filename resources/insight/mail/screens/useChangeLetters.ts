import { useDataProvider, useNotify } from 'ra-core'
import { useCallback, useRef } from 'react'
import { defined } from '../../../../src/core/defined.ts'
import type { Resource } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import type { BulkItem, BulkResult } from '../../../../src/providers/shopCalls.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { type Label, labels } from '../rules/folders.ts'
import type { Letter } from './useMailbox.ts'

type Target = Pick<Letter, 'id' | 'version' | 'labels'>

/**
 * What somebody does with letters of their mailbox, one or several at once. One thing waits for the other, so that keys may be pressed as fast
 * as one types; nobody else writes to the letters, so what is based on an older version is meant all the same.
 */
export function useChangeLetters(resource: Resource, { text }: AreaWords) {
  const provider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const [run, isBusy] = useAct(resource.path)
  const going = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = useCallback(<T>(next: () => Promise<T>): Promise<T> => {
    const answer = going.current.then(next)
    going.current = answer.catch(() => undefined)
    return answer
  }, [])
  const act: typeof run = (what) => inTurn(() => run(what))

  /** Does it to all of them, once more to those that were changed meanwhile, and answers by which ids it is undone. */
  async function toAll(
    letters: readonly Target[],
    ask: (items: BulkItem[]) => Promise<{ data: BulkResult }>,
  ): Promise<string[]> {
    const { data: first } = await ask(letters.map(({ id, version }) => ({ id, version })))
    const older = first.refused.filter(({ code }) => code === 'stale').map(({ id }) => id)
    const last = older.length > 0 ? (await ask(await versionsOf(older))).data : undefined
    const [refusal] = [...first.refused.filter(({ code }) => code !== 'stale'), ...(last?.refused ?? [])]
    if (refusal) throw new Error(refusal.message)
    return [first, last].flatMap((done) => done?.undo?.id ?? [])
  }

  async function versionsOf(ids: readonly string[]): Promise<BulkItem[]> {
    const { data } = await provider.getMany<Letter>(resource.path, { ids: [...ids] })
    return data.map(({ id, version }) => ({ id, version }))
  }

  const write = (letters: readonly Target[], data: Partial<Letter>) =>
    toAll(letters, (items) => provider.bulkUpdate(resource.path, { items, data }))

  const set = (letters: readonly Target[], data: Partial<Letter>) =>
    act(async () => {
      await write(letters, data)
      return undefined
    })

  const undo = (ids: readonly string[]) =>
    act(async () => {
      for (const id of ids) {
        const { data } = await provider.undoBulk(resource.path, { id })
        const [refusal] = data.refused
        if (refusal) throw new Error(refusal.message)
      }
      return text('putBack')
    })

  return {
    isBusy,
    inTurn,
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
        const ids = await write(letters, { deleted: true })
        notify(said, defined({ type: 'success', onUndo: ids.length > 0 ? () => void undo(ids) : undefined }))
        return undefined
      }),
    restore: (letters: readonly Target[]) =>
      act(async () => {
        await write(letters, { deleted: false })
        return text('restored', { smart_count: letters.length })
      }),
    erase: (letters: readonly Target[]) =>
      act(async () => {
        await toAll(letters, (items) => provider.bulkDelete(resource.path, { items }))
        return text('erased', { smart_count: letters.length })
      }),
  }
}

export type ChangeLetters = ReturnType<typeof useChangeLetters>
