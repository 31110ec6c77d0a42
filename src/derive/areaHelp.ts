import { defined } from '../core/defined.ts'
import {
  type AnyRecord,
  type Condition,
  type Field,
  hasFlag,
  matches,
  type Resource,
  type Viewer,
} from '../core/index.ts'
import { ownFlags } from './messages.ts'
import { actions, isLocked, offeredTransitions, readableFields, transitionFlag } from './permissions.ts'

/** Why somebody may not do something: nobody may, a right is missing, or the record is not as it would have to be. */
export type Refusal =
  | { readonly why: 'nobody' }
  | { readonly why: 'right'; readonly flag: string }
  | { readonly why: 'locked'; readonly state: string }
  | { readonly why: 'state'; readonly from: readonly string[] }
  | { readonly why: 'condition'; readonly condition: Condition }

/** One thing that can be done in an area, and whether this viewer may do it: at all, or with the record that is given. */
export interface Answer {
  readonly kind: 'action' | 'transition' | 'flag'
  readonly name: string
  readonly flag: string
  readonly refusal?: Refusal
}

/** What concerns records one by one; the rest is about the area. */
const onRecord: readonly string[] = ['view', 'edit', 'delete']

/**
 * All that can be done in an area with the reason why not, where there is one. The same look-ups as those that decide
 * (`permissions.ts`), so that what is said here is what happens; a test compares them.
 */
export function answersOf(viewer: Viewer, resource: Resource, record?: AnyRecord): Answer[] {
  const holds = (flag: string) =>
    hasFlag(viewer, resource.name, 'view') && hasFlag(viewer, resource.name, flag)
  const missing = (flag: string): Refusal | undefined =>
    holds(flag) ? undefined : { why: 'right', flag: hasFlag(viewer, resource.name, 'view') ? flag : 'view' }
  const actionAnswers = actions.map((name): Answer => {
    const asked = resource.access[name]
    const refusal: Refusal | undefined =
      asked === false ? { why: 'nobody' } : (missing(name) ?? unfit(resource, name, asked, record))
    return defined({ kind: 'action', name, flag: name, refusal: refusal || undefined })
  })
  const moves = offeredTransitions(resource).map(([name, { from, when }]): Answer => {
    const flag = transitionFlag(resource, name)
    const states = [from].flat()
    const refusal: Refusal | undefined =
      missing(flag) ??
      (record && !states.includes(record.status) ? { why: 'state', from: states } : undefined) ??
      unmet(when as Condition | undefined, record)
    return defined({ kind: 'transition', name, flag, refusal: refusal || undefined })
  })
  const others = ownFlags(resource).map((flag): Answer => {
    const refusal = missing(flag)
    return defined({ kind: 'flag', name: flag, flag, refusal: refusal || undefined })
  })
  return [...actionAnswers, ...moves, ...others]
}

function unfit(
  resource: Resource,
  name: string,
  condition: Condition | undefined,
  record: AnyRecord | undefined,
): Refusal | undefined {
  if (!record || !onRecord.includes(name)) return undefined
  if (name !== 'view' && isLocked(resource, record)) return { why: 'locked', state: record.status }
  return unmet(condition, record)
}

const unmet = (condition: Condition | undefined, record: AnyRecord | undefined): Refusal | undefined =>
  record && condition && !matches(condition, record) ? { why: 'condition', condition } : undefined

/** A rule of a field, as a person is told it. */
export type Fact =
  | { readonly fact: 'required' | 'unique' | 'localized' | 'computed' }
  | { readonly fact: 'requiredWhen' | 'shownWhen' | 'fixedWhen' | 'range'; readonly condition: Condition }
  | { readonly fact: 'atMost' | 'atLeast' | 'after'; readonly other: string }
  | { readonly fact: 'characters' | 'entries'; readonly most: number }
  | { readonly fact: 'choices'; readonly values: readonly string[] }
  | { readonly fact: 'changedWith' | 'wholeWith'; readonly flag: string; readonly held: boolean }

/** A field with its rules. */
export interface FieldHelp {
  readonly name: string
  readonly facts: readonly Fact[]
}

/** The fields of an area that a viewer may read, by the sections of its form. */
export function fieldsHelp(viewer: Viewer, resource: Resource): { section: string; fields: FieldHelp[] }[] {
  const readable = readableFields(viewer, resource)
  return Object.entries(resource.form.sections).flatMap(([section, { lines }]) => {
    const names = lines.flat().filter((name) => readable.includes(name))
    const fields = names.map((name) => ({ name, facts: factsOf(viewer, resource, name) }))
    return fields.length > 0 ? [{ section, fields }] : []
  })
}

function factsOf(viewer: Viewer, resource: Resource, name: string): Fact[] {
  const { options, type } = resource.fields[name] as Field
  // What nobody fills in has no rules that somebody could break.
  if (options.computed || options.system) return [{ fact: 'computed' }]
  const rules = resource.rules[name] ?? {}
  const facts: (Fact | undefined | false)[] = [
    options.required && { fact: 'required' },
    when('requiredWhen', rules.required),
    when('shownWhen', rules.visible),
    when('fixedWhen', rules.readOnly),
    options.unique && { fact: 'unique' },
    options.localized && { fact: 'localized' },
    rangeOf(name, options, type.operators),
    rules.atMost && { fact: 'atMost', other: rules.atMost },
    rules.atLeast && { fact: 'atLeast', other: rules.atLeast },
    rules.after && { fact: 'after', other: rules.after },
    options.values && { fact: 'choices', values: options.values },
    rightFor('changedWith', options.restricted?.edit),
    rightFor('wholeWith', options.masked),
  ]
  return facts.filter((fact) => fact !== undefined && fact !== false)

  function rightFor(fact: 'changedWith' | 'wholeWith', flag: string | undefined): Fact | undefined {
    return flag === undefined ? undefined : { fact, flag, held: hasFlag(viewer, resource.name, flag) }
  }
}

const when = (fact: 'requiredWhen' | 'shownWhen' | 'fixedWhen', condition: unknown): Fact | undefined =>
  condition === undefined ? undefined : { fact, condition: condition as Condition }

/** The bounds of a value: of numbers and days from–to, of texts how long, of lists how many. */
function rangeOf(
  name: string,
  { min, max }: Field['options'],
  operators: readonly string[],
): Fact | undefined {
  if (operators.includes('gte')) {
    const tests = defined<Record<string, unknown>>({ gte: min, lte: max })
    return Object.keys(tests).length > 0 ? { fact: 'range', condition: { [name]: tests } } : undefined
  }
  if (typeof max !== 'number') return undefined
  return {
    fact: operators.includes('has') || !operators.includes('contains') ? 'entries' : 'characters',
    most: max,
  }
}
