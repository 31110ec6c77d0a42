import { isInput, type PageParts, type Resource } from '../core/index.ts'

/** How many facts are chosen where the descriptor chooses none. */
const mostFacts = 4

/** Kinds that are too long for a line of facts. */
const longKinds = ['rows', 'json', 'longText', 'richText', 'image', 'images', 'references', 'texts', 'blocks']

/** What the page of a record of this area shows: what its descriptor says, and the rest from its list, its workflow and its form. */
export function pageOf(resource: Resource): PageParts {
  const { page, title } = resource
  const {
    cards = sectionsIn(resource, 'main', page.rail),
    rail = sectionsIn(resource, 'aside', page.cards),
  } = page
  const headline = page.headline ?? [title]
  return {
    headline,
    facts: page.facts ?? factsOf(resource, headline),
    path: page.path ?? waysOf(resource),
    next: page.next ?? offeredIn(resource),
    cards,
    rail,
  }
}

const sectionsIn = (
  { form }: Resource,
  place: 'main' | 'aside',
  elsewhere: readonly string[] = [],
): string[] =>
  Object.entries(form.sections).flatMap(([key, section]) =>
    section.in === place && !elsewhere.includes(key) ? [key] : [],
  )

/** The state, the title where the headline has another, and what the list shows that nobody types: the rest is told by the cards. */
function factsOf(resource: Resource, headline: readonly string[]): string[] {
  const { fields, list, title, workflow } = resource
  const told = list.columns.filter((name) => {
    const field = fields[name]
    return field && !isInput(field) && !longKinds.includes(field.kind)
  })
  const all = [...(workflow ? ['status'] : []), title, ...told].filter((name) => !headline.includes(name))
  return [...new Set(all)].slice(0, mostFacts)
}

/** The states from the first to the first good end, one step after the other; none where it is a matter of one step. */
function waysOf({ workflow }: Resource): string[][] {
  if (!workflow) return []
  const toneOf = (state: string) => workflow.states[state]?.tone ?? 'neutral'
  const after = (from: string, way: readonly string[]): string[] => {
    const next = Object.values(workflow.transitions).find(
      ({ from: states, to, tone }) =>
        [states].flat().includes(from) &&
        !way.includes(to) &&
        tone !== 'danger' &&
        !['danger', 'neutral'].includes(toneOf(to)),
    )
    if (!next) return [...way]
    const longer = [...way, next.to]
    return toneOf(next.to) === 'success' ? longer : after(next.to, longer)
  }
  const way = after(workflow.initial, [workflow.initial])
  return way.length > 2 && toneOf(way.at(-1) as string) === 'success' ? [way] : []
}

/** Whether a transition brings a record on: what pauses, ends or takes something back is never the one thing that a page is for. */
export function leadsOn({ workflow }: Resource, name: string): boolean {
  const { from, to, tone } = workflow?.transitions[name] ?? {}
  if (!workflow || !to || tone === 'danger') return false
  const reached = workflow.states[to]?.tone
  // To wait for somebody is a step forward for what has only begun; later it is a pause.
  const begins = [from].flat().includes(workflow.initial)
  return reached === 'info' || reached === 'success' || (reached === 'warning' && begins)
}

/** The transitions that people are offered, those that lead on first and dangerous ones last. */
function offeredIn(resource: Resource): string[] {
  const offered = Object.entries(resource.workflow?.transitions ?? {}).filter(([, { system }]) => !system)
  const rank = ([name, { tone }]: (typeof offered)[number]) =>
    leadsOn(resource, name) ? 0 : tone === 'danger' ? 2 : 1
  return offered.sort((a, b) => rank(a) - rank(b)).map(([name]) => name)
}
