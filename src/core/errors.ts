/** One mistake in a descriptor: where it is, a stable code, what is wrong and what to do. */
export interface Problem {
  readonly at: string
  readonly code: string
  readonly message: string
  readonly hint?: string | undefined
}

/** All mistakes of one descriptor at once, as a table that a person can read. */
export class DescriptorError extends Error {
  readonly subject: string
  readonly problems: readonly Problem[]

  constructor(subject: string, problems: readonly Problem[]) {
    const width = Math.max(...problems.map((problem) => problem.at.length))
    const lines = problems.map(
      ({ at, code, message, hint }) =>
        `  ${at.padEnd(width)}  ${message}${hint ? ` ${hint}` : ''}  [${code}]`,
    )
    super(`${subject}: ${problems.length} problem${problems.length > 1 ? 's' : ''}\n\n${lines.join('\n')}\n`)
    this.name = 'DescriptorError'
    this.subject = subject
    this.problems = problems
  }
}

/** The word that was probably meant: at most two letters (or a third of the word) away. */
export function closest(word: string, words: readonly string[]): string | undefined {
  const reach = Math.max(2, word.length / 3)
  const near = words.map((candidate) => ({ candidate, distance: distance(word, candidate) }))
  return near.filter((entry) => entry.distance <= reach).sort((a, b) => a.distance - b.distance)[0]?.candidate
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const last = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced))
    }
  }
  return row[b.length] ?? 0
}
