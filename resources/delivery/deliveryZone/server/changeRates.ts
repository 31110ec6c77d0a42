import type { z } from 'zod'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { deliveryZone } from '../deliveryZone.ts'
import type { rateChange } from './rateChange.ts'

type Zone = RecordOf<typeof deliveryZone>

/**
 * Changes the rates and the days of the methods of several zones, of one type or of all; slabs follow. Rates end at nought and are
 * rounded to whole rupees when changed by a share. Answers how many zones and methods it changed.
 */
export async function changeRates(records: Records, change: z.output<typeof rateChange>) {
  if (!change.percent && !change.amount && change.etaMin === undefined && change.etaMax === undefined) {
    throw refused<typeof rateChange>('percent', 'required')
  }
  let [zones, methods] = [0, 0]
  for (const id of change.ids) {
    const zone = await records.read(deliveryZone, id)
    const next = zone && changed(zone, change)
    if (!next || next.count === 0) continue
    await records.update(deliveryZone, id, { methods: next.methods, slabs: next.slabs })
    zones++
    methods += next.count
  }
  return { zones, methods }
}

function changed(zone: Zone, change: z.output<typeof rateChange>) {
  const isMeant = ({ type }: Zone['methods'][number]) => change.type === undefined || type === change.type
  const codes = new Set(zone.methods.filter(isMeant).map(({ code }) => code))
  const rate = (before: number) =>
    Math.max(0, change.percent ? byShare(before, change.percent) : before + (change.amount ?? 0))
  return {
    count: codes.size,
    methods: zone.methods.map((method) => {
      if (!codes.has(method.code)) return method
      const etaMin = change.etaMin ?? method.etaMin
      const etaMax = Math.max(etaMin, change.etaMax ?? method.etaMax)
      return { ...method, rate: rate(method.rate), etaMin, etaMax }
    }),
    slabs: zone.slabs.map((slab) => (codes.has(slab.method) ? { ...slab, rate: rate(slab.rate) } : slab)),
  }
}

const byShare = (paise: number, percent: number) => Math.round((paise * (100 + percent)) / 10_000) * 100
