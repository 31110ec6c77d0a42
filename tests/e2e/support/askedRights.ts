import type { Page } from 'playwright-core'
import { hasFlag, isOfOwnPlaces, type Viewer } from '../../../src/core/index.ts'
import { sessionItems } from '../../../src/providers/sessionItems.ts'

/** What a page has asked of the permission map: keys, and for those that it has, flags, each with the answer. */
export interface AskedRights {
  readonly keys: readonly string[]
  /** Pairs of a key and a flag. */
  readonly held: readonly (readonly [key: string, flag: string, held: boolean])[]
}

declare global {
  interface Window {
    askedRights?: { keys: Set<string>; held: Map<string, [string, string, boolean]> }
  }
}

/**
 * Listens, from the next load of `page` on, to every question that its code asks of the permission map of whoever has signed in. The
 * map has no other readers than `hasFlag` and `isOfOwnPlaces`, which look for own keys alone.
 */
export const listenForRights = (page: Page): Promise<unknown> =>
  page.addInitScript((stored) => {
    const asked = { keys: new Set<string>(), held: new Map<string, [string, string, boolean]>() }
    window.askedRights = asked
    const ownIn = Object.hasOwn
    const maps = new WeakMap<object, boolean>()
    const keyOf = new WeakMap<object, string>()
    const isPermissionMap = (object: object): boolean => {
      let known = maps.get(object)
      if (known === undefined) {
        const isClosed = Object.getPrototypeOf(object) === null && Object.isFrozen(object)
        known = isClosed && JSON.stringify(object) === localStorage.getItem(stored)
        maps.set(object, known)
      }
      return known
    }
    Object.hasOwn = (object: Record<PropertyKey, unknown>, name) => {
      const answer = ownIn(object, name)
      const key = keyOf.get(object)
      if (key !== undefined)
        asked.held.set(`${key} ${String(name)}`, [key, String(name), answer && object[name] === true])
      else if (isPermissionMap(object)) {
        asked.keys.add(String(name))
        const entry = answer && object[name]
        if (typeof entry === 'object' && entry !== null) keyOf.set(entry, String(name))
      }
      return answer
    }
  }, sessionItems.roles)

/** What was asked since it was forgotten last. */
export const askedRights = (page: Page): Promise<AskedRights> =>
  page.evaluate(() => {
    const { keys, held } = window.askedRights ?? { keys: [], held: new Map() }
    return { keys: [...keys], held: [...held.values()] }
  })

export const forgetAskedRights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.askedRights?.keys.clear()
    window.askedRights?.held.clear()
  })

/** Whether somebody gets the very answers that `one` got to what a page asked: it then shows both the same. */
export function isAnsweredAlike({ keys, held }: AskedRights, one: Viewer, other: Viewer): boolean {
  const answered = new Set(held.map(([key]) => key))
  return (
    held.every(([key, flag, was]) => hasFlag(other, key, flag) === was) &&
    keys.every(
      (key) =>
        isOfOwnPlaces(other, key) === isOfOwnPlaces(one, key) &&
        // Where there was no such key nobody has asked further; of somebody who has one, it is not known what would have been.
        (answered.has(key) || holdsNothing(other, key)),
    )
  )
}

const holdsNothing = ({ permissions }: Viewer, key: string): boolean =>
  !Object.values(Object.hasOwn(permissions, key) ? (permissions[key] ?? {}) : {}).includes(true)
