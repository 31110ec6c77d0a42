import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'

interface Part {
  readonly percent: number
}

interface Composed {
  readonly composition: readonly Part[]
}

/** What an article is made of adds up to the whole of it, to a tenth of a per cent; nothing said is no mistake. */
export function compositionProblems({ composition }: Composed, previous?: Composed): FieldProblem[] {
  const sum = sumOf(composition)
  const isSame = previous !== undefined && sumOf(previous.composition) === sum
  // What was stored before this was asked stays until somebody touches it.
  if (composition.length === 0 || sum === 100 || isSame) return []
  return [problemAt<Composed>('composition', 'not-whole', { sum })]
}

const sumOf = (parts: readonly Part[]): number =>
  Math.round(parts.reduce((sum, { percent }) => sum + percent, 0) * 10) / 10
