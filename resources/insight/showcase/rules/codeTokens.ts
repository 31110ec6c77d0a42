import { defined } from '../../../../src/core/defined.ts'

/** What a piece of code is, for the colour that it is shown in. */
export type CodeKind = 'comment' | 'string' | 'keyword' | 'tag' | 'name' | 'number'

export interface CodeToken {
  /** Absent for what needs no colour: marks, blanks, names of one's own. */
  readonly kind?: CodeKind
  readonly text: string
}

const keywords =
  'as|async|await|break|case|catch|const|default|else|export|extends|finally|for|from|function|if|import|in|interface|let|new|of|return|satisfies|switch|throw|try|type|typeof|while|readonly|true|false|null|undefined'

/** Each kind by how it begins and ends; what comes first in the code wins, then what stands first here. */
const kinds: readonly (readonly [CodeKind, string])[] = [
  ['comment', String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*`],
  // Of a text with `${}` the words alone: what is filled in is code again.
  ['string', String.raw`'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|\x60[^\x60$]*|(?<=\})[^\x60{}]*\x60`],
  ['tag', String.raw`<\/?[A-Za-z][\w.]*|(?<=[\w"'}])\s*\/>`],
  [
    'keyword',
    String.raw`\b(?:${keywords})\b(?!\s*[:=(])|\b(?:if|for|while|switch|catch|import|typeof|await)\b(?=\s*\()`,
  ],
  ['name', String.raw`\b[A-Za-z-]+(?==[{"])`],
  ['number', String.raw`\b\d[\d_.]*\b`],
]

const pattern = new RegExp(kinds.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'g')

/** The pieces of a file of TypeScript with JSX, in their order; together they are the file as it stands. */
export function codeTokens(code: string): readonly CodeToken[] {
  const tokens: CodeToken[] = []
  let at = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > at) tokens.push({ text: code.slice(at, match.index) })
    const kind = kinds.find(([each]) => match.groups?.[each] !== undefined)?.[0]
    tokens.push(defined({ kind, text: match[0] }))
    at = match.index + match[0].length
  }
  if (at < code.length) tokens.push({ text: code.slice(at) })
  return tokens
}
