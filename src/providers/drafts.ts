/** Whose draft of which record: `id` is `new` for a record that is not saved yet. */
export interface DraftKey {
  readonly user: string
  readonly resource: string
  readonly id: string
}

/** What was typed, the version of the record it was typed over, and when. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  readonly version: number
  readonly at: number
}

const prefix = 'atelier.draft.'
const longest = 200_000
const most = 50
const lifetime = 30 * 24 * 60 * 60 * 1000

const nameOf = ({ user, resource, id }: DraftKey) =>
  `${prefix}${[user, resource, id].map(encodeURIComponent).join('.')}`

/**
 * Keeps an interrupted form in this browser, outside the session: it outlives sign-out and a crash, and is offered to the same
 * person again. Take `user` when the form opens, for the session may be gone when it must be saved. Returns false where the draft
 * is too large or the browser has no room.
 */
export function saveDraft(key: DraftKey, values: Draft['values'], version: number): boolean {
  const text = JSON.stringify({ values, version, at: Date.now() } satisfies Draft)
  if (text.length > longest) return false
  try {
    makeRoom(nameOf(key))
    localStorage.setItem(nameOf(key), text)
    return true
  } catch {
    return false
  }
}

/** The draft of this person and record, or undefined. Its version tells whether the record has moved on since. */
export function readDraft(key: DraftKey): Draft | undefined {
  try {
    return parse(localStorage.getItem(nameOf(key)))
  } catch {
    return undefined
  }
}

/** Forgets the draft: it was saved, or thrown away. */
export function clearDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {
    // Where storage is blocked there is no draft.
  }
}

function parse(text: string | null): Draft | undefined {
  if (text === null) return undefined
  const { values, version, at } = JSON.parse(text) as Partial<Draft>
  const isDraft =
    typeof values === 'object' && values !== null && typeof version === 'number' && typeof at === 'number'
  return isDraft && Date.now() - at < lifetime ? { values, version, at } : undefined
}

/** Drops drafts that are too old or broken, and the oldest ones beyond the limit. */
function makeRoom(name: string): void {
  const others = Object.keys(localStorage).filter((other) => other.startsWith(prefix) && other !== name)
  const dated = others.map((other) => ({ other, at: dateOf(other) })).sort((a, b) => b.at - a.at)
  dated.forEach(({ other, at }, index) => {
    if (at === 0 || index >= most - 1) localStorage.removeItem(other)
  })
}

function dateOf(name: string): number {
  try {
    return parse(localStorage.getItem(name))?.at ?? 0
  } catch {
    return 0
  }
}
