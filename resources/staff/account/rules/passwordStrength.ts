/** How hard a password is to guess: 0 for nothing typed, 4 for what nobody guesses. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** Bits from which on a password is fair, good and strong. */
const steps = [40, 60, 80] as const

/** What people are known to begin with. */
const common = /password|passwort|welcome|admin|letmein|qwerty|azerty|atelier|iloveyou/gi

/**
 * Reckons how many bits whoever guesses has to try: the characters that say something new, each by how many of its kind there are. A run
 * (`aaaa`, `1234`), what everybody takes and the names of its owner count as one character each.
 */
export function passwordStrength(password: string, names: readonly string[] = []): Strength {
  if (password === '') return 0
  const owned = names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 2)
  const rest = owned.reduce((text, name) => text.replaceAll(name, '·'), password.toLowerCase())
  const said = [...rest.replace(common, '·')]
  const fresh = said.filter((sign, at) => !goesOn(said[at - 1], sign)).length
  const bits = fresh * Math.log2(kindsIn(password))
  return (1 + steps.filter((step) => bits >= step).length) as Strength
}

/** Whether a character is the same as the one before, or its neighbour. */
function goesOn(before: string | undefined, sign: string): boolean {
  if (before === undefined) return false
  return Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1
}

/** Among how many characters each of the password's is chosen. */
function kindsIn(password: string): number {
  const kinds: [kind: RegExp, count: number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 32],
    // Scripts without capitals have many more letters.
    [/\p{Lo}/u, 200],
  ]
  return kinds.reduce((sum, [kind, count]) => (kind.test(password) ? sum + count : sum), 0)
}
