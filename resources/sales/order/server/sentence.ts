import { namedProblem } from '../../../../server/answers/refusalText.ts'
import type { Context } from '../../../../server/context.ts'
import type { Locale, Resource } from '../../../../src/core/index.ts'
import type { FieldProblem } from '../../../../src/derive/problems.ts'

/** Says problems in the language of whoever asks. */
export interface Speaker {
  readonly context: Pick<Context, 'translate' | 'registry'>
  readonly locale: Locale
}

/** A problem as one sentence. */
export const sentence = ({ context, locale }: Speaker, problem: FieldProblem): string =>
  namedProblem(problem, locale, context.translate, context.registry.order as Resource)

/** The problems of a line as one sentence; undefined where there is none. */
export function sentenceOfLine(
  speaker: Speaker,
  problems: readonly FieldProblem[],
  index: number,
): string | undefined {
  const own = problems.find(({ path }) => path.startsWith(`lines.${index}.`))
  return own && sentence(speaker, own)
}

/** What is not about a line, as sentences; each once. */
export const otherSentences = (speaker: Speaker, problems: readonly FieldProblem[]): string[] => [
  ...new Set(
    problems.filter(({ path }) => !path.startsWith('lines.')).map((problem) => sentence(speaker, problem)),
  ),
]
