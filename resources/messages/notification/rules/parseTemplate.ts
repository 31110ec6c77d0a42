/**
 * The language that templates are written in (areas, 27): `{{order.number}}` puts a variable in, `{{#if order.note}} … {{else}} …
 * {{/if}}` keeps a part for when there is one. Nothing else: no code, no reach beyond the variables that are handed in.
 */
export type Part = string | { readonly name: string } | Choice

interface Choice {
  readonly name: string
  readonly shown: readonly Part[]
  readonly otherwise: readonly Part[]
}

/** What is wrong in a template, and where: lines and columns from 1. `code` is one of `errors.*`. */
export interface TemplateProblem {
  readonly code:
    | 'template-unclosed'
    | 'template-syntax'
    | 'template-unknown'
    | 'template-unended'
    | 'template-stray'
  readonly name: string
  readonly line: number
  readonly column: number
}

export interface ParsedTemplate {
  readonly parts: readonly Part[]
  /** Every variable that is used, once. */
  readonly names: readonly string[]
  readonly problems: readonly TemplateProblem[]
}

interface Open {
  readonly name: string
  readonly at: number
  readonly into: Part[]
  readonly shown: Part[]
  otherwise: Part[] | undefined
}

const name = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/

/** Reads a template; `known` are the variables there are. Never throws: what is wrong is listed, and left out of `parts`. */
export function parseTemplate(text: string, known: readonly string[]): ParsedTemplate {
  const parts: Part[] = []
  const names = new Set<string>()
  const problems: TemplateProblem[] = []
  const open: Open[] = []
  let into = parts
  let from = 0
  const report = (code: TemplateProblem['code'], what: string, at: number) => {
    const before = text.slice(0, at).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    problems.push({ code, name: what.slice(0, 60), line: before.length, column })
  }
  const use = (what: string, at: number): boolean => {
    if (!name.test(what)) report('template-syntax', what, at)
    else if (!known.includes(what)) report('template-unknown', what, at)
    else names.add(what)
    return names.has(what)
  }
  const onTag = (tag: string, at: number) => {
    const top = open.at(-1)
    if (tag.startsWith('#if ')) {
      const what = tag.slice(4).trim()
      use(what, at)
      const next: Open = { name: what, at, into, shown: [], otherwise: undefined }
      open.push(next)
      into = next.shown
    } else if (tag === 'else' && top && !top.otherwise) {
      top.otherwise = []
      into = top.otherwise
    } else if (tag === '/if' && top) {
      open.pop()
      into = top.into
      into.push({ name: top.name, shown: top.shown, otherwise: top.otherwise ?? [] })
    } else if (tag === 'else' || tag === '/if') {
      report('template-stray', tag, at)
    } else if (use(tag, at)) {
      into.push({ name: tag })
    }
  }
  while (from < text.length) {
    const start = text.indexOf('{{', from)
    if (start < 0) break
    if (start > from) into.push(text.slice(from, start))
    const end = text.indexOf('}}', start)
    if (end < 0) {
      report('template-unclosed', text.slice(start, start + 20), start)
      return { parts, names: [...names], problems }
    }
    onTag(text.slice(start + 2, end).trim(), start)
    from = end + 2
  }
  if (from < text.length) into.push(text.slice(from))
  for (const { name: what, at } of open) report('template-unended', what, at)
  return { parts, names: [...names], problems }
}
