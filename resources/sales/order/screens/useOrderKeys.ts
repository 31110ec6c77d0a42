import type { RefObject } from 'react'
import { type PageKey, usePageKeys } from '../../../../src/shell/shortcuts/pageKeys.ts'
import type { OrderAct } from './useOrderActions.tsx'
import { useOwn } from './useOwn.ts'

/** The letters of what can be done with an order; they are the same in every language. */
const letters: Readonly<Record<string, string>> = {
  e: 'editLines',
  l: 'editAddress',
  h: 'hold',
  x: 'cancel',
  m: 'message',
  a: 'assign',
  p: 'print',
  s: 'createShipment',
  d: 'duplicate',
}

interface OrderKeys {
  next: OrderAct | undefined
  find: (name: string) => OrderAct | undefined
  /** Where the box for a comment stands. */
  comment: RefObject<HTMLElement | null>
  mayWrite: boolean
}

/** Works an order by the keyboard: a full stop does what comes next, as its button does by a key of its own; a letter one of the actions, N writes a comment. */
export function useOrderKeys({ next, find, comment, mayWrite }: OrderKeys): void {
  const { text } = useOwn()
  const acts = Object.entries(letters).flatMap(([key, name]): PageKey[] => {
    const act = find(name) ?? (name === 'hold' ? find('release') : undefined)
    return act ? [{ key, text: act.label, run: act.onPick }] : []
  })
  const write: PageKey = {
    key: 'n',
    text: text('comment.write'),
    run: () => comment.current?.querySelector('textarea')?.focus(),
  }
  usePageKeys([
    ...(next ? [{ key: '.', text: next.label, run: next.onPick }] : []),
    ...(mayWrite ? [write] : []),
    ...acts,
  ])
}
