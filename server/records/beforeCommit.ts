import type { Tx } from '../database/schema.ts'

type Settle = () => Promise<unknown>

const open = new WeakMap<Tx, Map<string, Settle>>()

/**
 * Has something done in a transaction before it is committed, whatever is written until then; once for each key, however often it is
 * asked for. For what has to follow from writes that many places make.
 */
export function beforeCommit(db: Tx, key: string, settle: Settle): void {
  const known = open.get(db) ?? new Map<string, Settle>()
  known.set(key, settle)
  open.set(db, known)
}

/** What is done already does not wait any more. */
export function noLonger(db: Tx, key: string): void {
  open.get(db)?.delete(key)
}

/** Does what waits, and what is asked for meanwhile, until nothing is. */
export async function settleAll(db: Tx): Promise<void> {
  for (;;) {
    const [next] = open.get(db) ?? []
    if (!next) return
    const [key, settle] = next
    noLonger(db, key)
    await settle()
  }
}
