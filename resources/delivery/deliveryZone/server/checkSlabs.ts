import { ApiError } from '../../../../server/apiError.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import type { deliveryZone } from '../deliveryZone.ts'

/**
 * Refuses slabs of a method that the zone does not have, and prices by amount where it has one price for everything.
 * @throws ApiError `invalid` with the codes `unknown-method` and `flat-method`
 */
export function checkSlabs({
  methods,
  slabs,
  codSlabs,
}: Pick<RecordOf<typeof deliveryZone>, 'methods' | 'slabs' | 'codSlabs'>): void {
  const rateTypes = new Map(methods.map(({ code, rateType }) => [code, rateType]))
  const problems = slabs.flatMap(({ method }, index): FieldProblem[] => {
    const rateType = rateTypes.get(method)
    const code = rateType === undefined ? 'unknown-method' : rateType === 'flat' ? 'flat-method' : undefined
    return code ? [problemAt<typeof deliveryZone>(`slabs.${index}.method`, code)] : []
  })
  for (const [index, { method }] of codSlabs.entries()) {
    if (!rateTypes.has(method))
      problems.push(problemAt<typeof deliveryZone>(`codSlabs.${index}.method`, 'unknown-method'))
  }
  if (problems.length > 0) throw new ApiError('invalid', { problems })
}
