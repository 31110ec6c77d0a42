import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, type ProblemCode, problemAt } from '../../../../src/derive/problems.ts'
import type { deliveryZone } from '../deliveryZone.ts'

type Member = RecordOf<typeof deliveryZone>['members'][number]

const none = { country: null, state: null, district: null, city: null, from: null, to: null }

/**
 * The members of a zone with only what their level speaks of: a place, or postal codes of a country (the default one where none is
 * named). All that is wrong is told at once.
 * @throws ApiError `invalid` with the codes `required` and `backwards`
 */
export async function checkedMembers(db: Tx, members: readonly Member[]): Promise<Member[]> {
  const problems: FieldProblem[] = []
  const home = await defaultCountry(db)
  const checked = members.map((member, index): Member => {
    const { id, level, mode, from, to } = member
    const report = (field: keyof Member, code: ProblemCode) => {
      problems.push(problemAt<typeof deliveryZone>(`members.${index}.${field}`, code))
    }
    const kept = (id ? { ...none, id, level, mode } : { ...none, level, mode }) as Member
    if (level === 'country' || level === 'state' || level === 'district' || level === 'city') {
      if (member[level] === null) report(level, 'required')
      return { ...kept, [level]: member[level] }
    }
    const country = member.country ?? home
    if (country === null) report('country', 'required')
    if (from === null) report('from', 'required')
    if (level !== 'range') return { ...kept, country, from }
    if (to === null) report('to', 'required')
    else if (from !== null && (to.length !== from.length || to < from)) report('to', 'backwards')
    return { ...kept, country, from, to }
  })
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return checked
}

/** The country whose postal codes are meant where none is named. */
export async function defaultCountry(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM country WHERE is_default LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}
