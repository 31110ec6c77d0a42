/** What an answer is begun from. */
export interface Answered {
  readonly subject: string | null
  readonly body: string | null
  readonly from: string | null
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly messageId: string | null
  readonly attachments: readonly { readonly file: StoredFile }[]
}

interface StoredFile {
  readonly file: string
  readonly name: string
  readonly bytes: number
  readonly type: string
}

/** A letter as it is written. */
export interface Draft {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly subject: string
  readonly body: string | null
  readonly attachments: readonly { readonly file: StoredFile }[]
  readonly inReplyTo: string | null
}

export const emptyDraft: Draft = {
  to: [],
  cc: [],
  subject: '',
  body: null,
  attachments: [],
  inReplyTo: null,
}

export const answerKinds = ['reply', 'replyAll', 'forward'] as const

export type AnswerKind = (typeof answerKinds)[number]

/** What an answer says of its own, in the language of whoever writes it. */
interface AnswerWords {
  /** `Re: `, `Fwd: `. */
  readonly prefix: string
  /** `On 3 May, Asha wrote:`. */
  readonly intro: string
  /** What is said of a picture that was left out, by what it was called. */
  readonly picture: (alt: string) => string
}

/**
 * An answer to a letter or a copy of it for others, as its writer finds it. An answer to one’s own letter goes to those who got it.
 */
export function answerTo(
  letter: Answered,
  kind: AnswerKind,
  me: string | undefined,
  words: AnswerWords,
): Draft {
  const { from, to, cc, messageId } = letter
  const subject = prefixed(letter.subject ?? '', words.prefix)
  const body = quoted(letter.body, words)
  if (kind === 'forward')
    return { ...emptyDraft, subject, body, attachments: letter.attachments.map(({ file }) => ({ file })) }
  const isMine = from === me
  const first = isMine ? [...to] : from === null ? [] : [from]
  const others = kind === 'reply' ? [] : isMine ? cc : [...to, ...cc]
  const copied = [...new Set(others)].filter((id) => id !== me && !first.includes(id))
  return { ...emptyDraft, to: first, cc: copied, subject, body, inReplyTo: messageId }
}

/** A subject with its prefix, once. */
const prefixed = (subject: string, prefix: string): string =>
  (subject.toLowerCase().startsWith(prefix.trim().toLowerCase()) ? subject : prefix + subject).slice(0, 200)

const quoted = (body: string | null, { intro, picture }: AnswerWords): string =>
  `<p></p><p>${escaped(intro)}</p><blockquote>${body ? withoutPictures(body, picture) : '<p></p>'}</blockquote>`

/** The editor knows no pictures: of one that was left out stays what is said of it. Its name comes from the server, escaped already. */
const withoutPictures = (body: string, said: AnswerWords['picture']) =>
  body.replace(/<img(?: alt="([^"]*)")?[^>]*>/g, (_, alt: string | undefined) => said(alt ?? ''))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
