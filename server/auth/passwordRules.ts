import { sealed } from '../../src/core/index.ts'
import type { FieldProblem, ProblemCode } from '../../src/derive/problems.ts'
import { commonWords } from './commonPasswords.ts'

/** Fewest and most characters of a password: a shop may ask for more, never for fewer; the most only keeps hashing cheap. */
export const passwordLength = { min: 12, max: 256 } as const

/**
 * Why a password may not be chosen, or undefined. `names` are the person's e-mail address, user name and name; `least` is what the shop
 * asks for.
 */
export function passwordProblem(
  path: string,
  password: string,
  names: readonly string[],
  least: number = passwordLength.min,
): FieldProblem | undefined {
  const problem = (code: ProblemCode, values: FieldProblem['values'] = {}) => ({ path, code, values })
  const length = [...password].length
  if (length < least) return problem('too-small-text', { min: least })
  if (length > passwordLength.max) return problem('too-big-text', { max: passwordLength.max })
  const words = wordsIn(password)
  if (isPattern(password.toLowerCase()) || words.some(isCommon)) return problem('password-common')
  const own = names.flatMap((name) => [name, name.split('@')[0] ?? '']).flatMap(wordsIn)
  if (words.some((word) => own.includes(word))) return problem('password-name')
  return undefined
}

const disguises = sealed<Readonly<Record<string, string>>>({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
})

/**
 * What a password is built around, once: figures and signs at both ends taken off, then those between read as the letters they
 * stand for (p@ssw0rd) or left out (asha1984asha).
 */
function wordsIn(password: string): string[] {
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const inner = plain.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '')
  const read = inner.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign)
  return [read, inner].map((word) => period(word.replace(/[^\p{L}]/gu, ''))).filter((word) => word.length > 1)
}

/** Few different characters, a short text again and again, or a run such as 123456789012. */
const isPattern = (password: string) =>
  new Set(password).size <= 4 || period(password).length <= 5 || isRun(password)

/** A common word, or two side by side (welcomeadmin). */
function isCommon(word: string): boolean {
  if (commonWords.has(word)) return true
  for (let cut = 3; cut <= word.length - 3; cut++) {
    if (commonWords.has(word.slice(0, cut)) && commonWords.has(word.slice(cut))) return true
  }
  return false
}

/** The shortest text whose repetition gives this one: `abcabcabc` is `abc` three times, `aaab` itself. */
function period(text: string): string {
  for (let size = 1; size <= text.length / 2; size++) {
    const start = text.slice(0, size)
    if (start.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return start
  }
  return text
}

/** Whether every character follows its neighbour in the same direction: 123456789012, abcdefghijkl, and back. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9)
}
