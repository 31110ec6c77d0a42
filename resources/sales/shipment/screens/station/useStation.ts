import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Resource } from '../../../../../src/core/index.ts'
import { reasonOf } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { usePageState } from '../../../../../src/views/usePageState.ts'
import { type Counts, missingPieces, pieceOf, type StationParcel } from '../../rules/station.ts'
import { keptCounts, storeCounts } from './keptCounts.ts'

/** What the station says of the last thing that happened; what went wrong is an alarm. */
export interface Said {
  /** Tells two of the same words apart. */
  readonly at: number
  readonly isAlarm: boolean
  /** A text of the area, `own.station.<key>`, or the words of the server under `_`. */
  readonly key: string
  readonly values: Readonly<Record<string, string | number>> | undefined
}

interface At {
  readonly parcel: StationParcel | undefined
  readonly counts: Counts
}

const nobody: At = { parcel: undefined, counts: {} }

/**
 * The packing station: codes are taken one after the other in the order in which they came, however fast, and none is lost. The first
 * brings a parcel, the next ones are its pieces; with a complete parcel on the table, the code of another one packs it first. The parcel
 * stands in the address, and what has been scanned is kept by the browser until it is packed.
 */
export function useStation(resource: Resource) {
  const ask = useOperation(resource)
  const client = useQueryClient()
  const [state, change] = usePageState()
  const [shown, show] = useState<At>(nobody)
  const [said, setSaid] = useState<Said>()
  const [waiting, setWaiting] = useState(0)
  // What is drawn lags behind a fast scanner; codes are judged by what is true.
  const now = useRef<At>(nobody)
  const line = useRef<Promise<void>>(Promise.resolve())

  const put = (next: At) => {
    now.current = next
    show(next)
    if (next.parcel?.status === 'pending') storeCounts(next.parcel.id, next.counts)
  }
  const say = (key: string, values?: Said['values'], isAlarm = false) =>
    setSaid((before) => ({ at: (before?.at ?? 0) + 1, key, values, isAlarm }))

  const open = async (code: string, isScanned = true) => {
    let parcel: StationParcel
    try {
      parcel = await ask<StationParcel>('station', { input: { code } })
    } catch (error) {
      // Of several that were scanned quickly it says which one.
      return say('refused', { code, reason: reasonOf(error) }, true)
    }
    put({ parcel, counts: keptCounts(parcel) })
    change({ parcel: parcel.number ?? undefined })
    const values = { number: parcel.number ?? '', order: parcel.orderNumber ?? '' }
    if (parcel.status === 'pending') say('opened', values)
    else say('packedAlready', values, isScanned)
  }
  const pack = async () => {
    const { parcel, counts } = now.current
    if (parcel?.status !== 'pending') return
    const scanned = parcel.lines.map(({ id }) => ({ line: id, quantity: counts[id] ?? 0 }))
    await ask('pack', { record: parcel, input: { scanned } })
    put({ parcel: { ...parcel, status: 'packed' }, counts })
    storeCounts(parcel.id, undefined)
    say('packed', { number: parcel.number ?? '' })
    // Lists are fetched behind: who has read that it is packed goes on at once.
    void client.invalidateQueries({ queryKey: [resource.path] })
  }
  const take = async (code: string) => {
    const { parcel, counts } = now.current
    if (parcel?.status !== 'pending') return open(code)
    const piece = pieceOf(parcel.lines, counts, code)
    if (piece.is === 'next') {
      const { id, name, quantity } = piece.line
      const count = (counts[id] ?? 0) + 1
      put({ parcel, counts: { ...counts, [id]: count } })
      return say('counted', { name: name ?? code, count, total: quantity })
    }
    if (piece.is === 'surplus')
      return say('surplus', { name: piece.line.name ?? code, smart_count: piece.line.quantity }, true)
    if (missingPieces(parcel.lines, counts) > 0)
      return say('wrong', { code, number: parcel.number ?? '' }, true)
    await pack()
    return open(code)
  }
  /** Does something after all that was begun before; what goes wrong is said and stops nothing. */
  const inTurn = (run: () => Promise<void> | void) => {
    setWaiting((count) => count + 1)
    line.current = line.current
      .then(run)
      .catch((error) => say('_', { _: reasonOf(error) }, true))
      .finally(() => setWaiting((count) => count - 1))
    return line.current
  }
  const aside = () => {
    put(nobody)
    change({ parcel: undefined })
    say('aside')
  }
  const asked = useRef(state.parcel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says when the page is opened
  useEffect(() => {
    const code = asked.current
    asked.current = undefined
    if (code) void inTurn(() => open(code, false))
  }, [])
  return {
    ...shown,
    missing: shown.parcel ? missingPieces(shown.parcel.lines, shown.counts) : 0,
    said,
    isBusy: waiting > 0,
    scan: (code: string) => void inTurn(() => take(code)),
    bring: (code: string) => void inTurn(() => open(code)),
    pack: () => void inTurn(pack),
    aside: () => void inTurn(aside),
  }
}
