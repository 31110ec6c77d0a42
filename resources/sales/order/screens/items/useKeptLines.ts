import { useRef, useState } from 'react'
import { clearDraft, readDraft, saveDraft } from '../../../../../src/providers/drafts.ts'
import { useSession } from '../../../../../src/providers/useSession.ts'
import type { Order } from '../orderFacts.ts'
import type { LineDraft } from './EditedLine.tsx'

/**
 * The lines of an order while they are changed: kept in this browser for the same person until they are sent (`forget`) or the order
 * became another version meanwhile.
 */
export function useKeptLines(
  order: Order,
): [lines: readonly LineDraft[], setLines: (lines: LineDraft[]) => void, clear: () => void] {
  const user = useRef(useSession()?.userId ?? '').current
  const key = { user, resource: 'order.lines', id: order.id }
  const [lines, setLines] = useState<readonly LineDraft[]>(() => {
    const draft = user === '' ? undefined : readDraft(key)
    const kept = draft?.version === order.version ? draft.values.lines : undefined
    return Array.isArray(kept) ? (kept as LineDraft[]) : order.lines.map(asDraft)
  })
  const write = (next: LineDraft[]) => {
    setLines(next)
    if (user !== '') saveDraft(key, { lines: next }, order.version)
  }
  return [lines, write, () => clearDraft(key)]
}

/** A line as it is written, its price the one that holds. */
const asDraft = ({
  id,
  product,
  variant,
  sku,
  name,
  options,
  mrp,
  unitPrice,
  priceReason,
  quantity,
  cancelled,
}: Order['lines'][number]): LineDraft => ({
  id,
  product,
  variant,
  sku,
  name,
  options,
  mrp,
  unitPrice,
  priceReason,
  quantity,
  cancelled,
  shopPrice: unitPrice,
})
