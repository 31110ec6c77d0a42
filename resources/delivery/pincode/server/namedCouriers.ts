import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { findCouriers } from '../../courier/server/findCouriers.ts'
import type { pincode } from '../pincode.ts'

type Pincode = RecordOf<typeof pincode>

/**
 * The couriers of a pincode by the names of their records, and those records. One that was there before may stay although it has none.
 * @throws ApiError `invalid` at the courier: `unknown-courier` where no record has the name or the code, `repeated`
 */
export async function namedCouriers(
  db: Tx,
  { couriers }: Pincode,
  previous: Pincode | undefined,
): Promise<Pick<Pincode, 'couriers' | 'carriers'>> {
  const found = await findCouriers(
    db,
    couriers.map(({ courier }) => courier),
  )
  const recordOf = (text: string) => found.get(text.toLowerCase())
  const stayed = new Set(previous?.couriers.map(({ courier }) => courier))
  const named = couriers.map((row) => ({ ...row, courier: recordOf(row.courier)?.name ?? row.courier }))
  const problems = named.flatMap(({ courier }, index): FieldProblem[] => {
    const isKnown = stayed.has(courier) || recordOf(couriers[index]?.courier ?? '') !== undefined
    const isFirst = named.findIndex((row) => row.courier === courier) === index
    const code = isKnown ? (isFirst ? undefined : 'repeated') : 'unknown-courier'
    return code ? [problemAt<Pincode>(`couriers.${index}.courier`, code)] : []
  })
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  const carriers = couriers.flatMap(({ courier }) => recordOf(courier)?.id ?? [])
  return { couriers: named, carriers }
}
