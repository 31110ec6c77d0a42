import { sql } from 'kysely'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import { type AnyRecord, hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import type { MergeSteps, mergeInput } from '../../../shared/merge/server/mergeRecords.ts'
import { refreshZones } from '../../deliveryZone/server/refreshZones.ts'
import { replaceMember } from '../../deliveryZone/server/replaceMember.ts'
import { withAlias } from '../../geography/rules/withAlias.ts'
import { state } from '../state.ts'

type State = RecordOf<typeof state>

/**
 * What merging two states means beside what refers to them: their zones, and one that answers to the names and the pincodes of both, so
 * that addresses and imports still find it (areas, 31). Districts, cities and pincodes go along.
 */
export const mergeState: MergeSteps = {
  prepare: async ({ db, records, actor }, ...both) => {
    const [gone, kept] = both as [AnyRecord, AnyRecord] as unknown as [State, State]
    if (gone.country !== kept.country) throw refused<typeof mergeInput>('into', 'other-country-merge')
    // Whose tax an order bears is the owner's to decide.
    if (gone.gstCode !== kept.gstCode && !hasFlag(actor, 'state', 'changeGstCode'))
      throw refused<typeof mergeInput>('into', 'other-gst-merge')
    const { rows } = await sql<{ name: string }>`
      SELECT a.name FROM district a JOIN district b ON lower(b.name) = lower(a.name) AND b.state = ${kept.id}
      WHERE a.state = ${gone.id} ORDER BY a.name LIMIT 1`.execute(db)
    if (rows[0]) throw refused<typeof mergeInput>('into', 'district-in-both', { name: rows[0].name })
    await replaceMember(db, records, 'state', gone.id, kept.id)
  },
  finish: async ({ db, records }, ...both) => {
    const [gone, kept] = both as [AnyRecord, AnyRecord] as unknown as [State, State]
    const names = [gone.name, ...gone.aliases.map(({ name }) => name)]
    const added = gone.pinPrefixes
      .filter(({ from, to }) => !kept.pinPrefixes.some((own) => own.from === from && own.to === to))
      .map(({ from, to }) => ({ from, to }))
    // The code that orders there are taxed by outlasts the record that had it; no two states have the same.
    const inherits = kept.gstCode === null && gone.gstCode !== null
    if (inherits) await records.update(state, gone.id, { gstCode: null })
    await records.update(
      state,
      kept.id,
      defined({
        gstCode: inherits ? gone.gstCode : undefined,
        aliases: withAlias(kept.name, kept.aliases, ...names) as State['aliases'],
        // A state without prefixes doubts nothing.
        pinPrefixes:
          kept.pinPrefixes.length > 0
            ? ([...kept.pinPrefixes, ...added].slice(0, 30) as State['pinPrefixes'])
            : undefined,
      }),
    )
    await refreshZones(db)
  },
}
