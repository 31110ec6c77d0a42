import { defined } from '../../core/defined.ts'
import { isEmpty, type Operator } from '../../core/index.ts'

/** What the operator menu of a filter offers: the operators of the kind, with `between` for a pair and `filled` for the opposite of `empty`. */
export type Question = Exclude<Operator, 'empty'> | 'between' | 'empty' | 'filled'

/** The questions that may be asked of a kind, the usual one first. */
export function questionsOf(operators: readonly Operator[]): Question[] {
  const has = (operator: Operator) => operators.includes(operator)
  const all: Question[] = [
    ...(has('contains') ? (['contains'] as const) : []),
    ...(has('gte') && has('lte') ? (['between'] as const) : []),
    ...(['has', 'in', 'eq', 'not', 'gte', 'lte', 'gt', 'lt'] as const).filter(has),
    ...(has('empty') ? (['empty', 'filled'] as const) : []),
  ]
  return all
}

type Test = Readonly<Record<string, unknown>>

/** The question that a test asks. */
export function questionOf(test: Test, questions: readonly Question[]): Question | undefined {
  if ('empty' in test) return test.empty === false ? 'filled' : 'empty'
  if ('gte' in test && 'lte' in test) return 'between'
  const [operator] = Object.keys(test)
  if ('gte' in test || 'lte' in test)
    return questions.includes('between') ? 'between' : (operator as Question)
  return operator as Question | undefined
}

/** Whether an operand may be asked about; `fits` is the check of the kind. An empty one is not wrong, only missing. */
export function isOperand(question: Question, operand: unknown, fits: (value: unknown) => boolean): boolean {
  if (isEmpty(operand) || question === 'contains') return true
  return question === 'in' ? (operand as unknown[]).every(fits) : fits(operand)
}

/** The test that asks a question with the given operands; undefined while something is missing or wrong. */
export function testOf(
  question: Question,
  [first, second]: readonly [unknown, unknown],
  fits: (value: unknown) => boolean,
): Record<string, unknown> | undefined {
  if (question === 'empty' || question === 'filled') return { empty: question === 'empty' }
  if (![first, second].every((operand) => isOperand(question, operand, fits))) return undefined
  if (question === 'between') {
    const test = defined<Record<string, unknown>>({
      gte: isEmpty(first) ? undefined : first,
      lte: isEmpty(second) ? undefined : second,
    })
    return Object.keys(test).length > 0 ? test : undefined
  }
  return isEmpty(first) ? undefined : { [question]: first }
}
