/** A piece of a text that stayed, went or came. */
export interface Piece {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Beyond this many words the texts are shown as a whole: the table of the comparison would grow with their product. */
const most = 1500

/** How much of what stayed is shown beside a change, in characters. */
const around = 60

/** What changed between two texts, word by word (character by character where a language has no spaces). */
export function textDiff(before: string, after: string): Piece[] {
  const [a, b] = [words(before), words(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++
  const [from, to] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const middle =
    from.length > most || to.length > most ? [piece('gone', from), piece('new', to)] : compare(from, to)
  return joined([piece('same', a.slice(0, start)), ...middle, piece('same', a.slice(a.length - end))]).map(
    shortened,
  )
}

const words = (text: string) =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? []

const piece = (kind: Piece['kind'], parts: readonly string[]): Piece => ({ kind, text: parts.join('') })

/** The longest common subsequence, as pieces. */
function compare(a: readonly string[], b: readonly string[]): Piece[] {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j
      lengths[at] =
        a[i] === b[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const at = i * width + j
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push(piece('same', [a[i++] ?? '']))
      j++
    } else if (i < a.length && (j === b.length || (lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)))
      pieces.push(piece('gone', [a[i++] ?? '']))
    else pieces.push(piece('new', [b[j++] ?? '']))
  }
  return pieces
}

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const next of pieces) {
    const last = all.at(-1)
    if (next.text === '') continue
    if (last?.kind === next.kind) all[all.length - 1] = { kind: last.kind, text: last.text + next.text }
    else all.push(next)
  }
  return all
}

function shortened({ kind, text }: Piece, index: number, all: readonly Piece[]): Piece {
  if (kind !== 'same' || text.length <= 2 * around) return { kind, text }
  const head = index === 0 ? '' : text.slice(0, around)
  const tail = index === all.length - 1 ? '' : text.slice(-around)
  return { kind, text: `${head} … ${tail}` }
}
