/** What is found in a rating without anybody reading it (areas, 15). */
export const ratingFlags = ['link', 'phone', 'email', 'badWords', 'burst'] as const

export type RatingFlag = (typeof ratingFlags)[number]

/** Words that need a look; a moderator decides. Kept short: a list that is long flags what is meant well. */
const badWords = ['fuck', 'shit', 'bastard', 'idiot', 'bloody', 'chutiya', 'harami', 'kamina']

/** What the texts of a rating give away: links, telephone numbers, e-mail addresses, bad words. `burst` needs the database. */
export function flagsInText(texts: readonly (string | null | undefined)[]): RatingFlag[] {
  const text = texts.filter(Boolean).join('\n').toLowerCase()
  const words = new Set(text.split(/[^\p{L}\p{N}]+/u))
  const found: [RatingFlag, boolean][] = [
    [
      'link',
      /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|in|net|org|co|shop|io)\b/.test(text.replace(/\S+@\S+/g, '')),
    ],
    ['phone', /(?:\d[\s().-]?){10,}/.test(text)],
    ['email', /[^\s@]+@[^\s@]+\.[a-z]{2,}/.test(text)],
    ['badWords', badWords.some((word) => words.has(word))],
  ]
  return found.flatMap(([flag, isThere]) => (isThere ? [flag] : []))
}
