import type { Fields, Registry, Resource } from '../core/index.ts'
import { actions, flagsOf } from './permissions.ts'

/**
 * The texts of one area as `i18n/<locale>/areas/<name>.ts` gives them. `name` is `Brand |||| Brands` where a language has a plural;
 * a field of owned rows is named with its owner (`variants.sku`).
 */
export interface AreaTexts {
  readonly name?: string
  /** What a new record is called where the word for it follows the noun: `Nouvelle commande`. */
  readonly new?: string
  readonly fields?: Texts
  readonly values?: Readonly<Record<string, Texts>>
  readonly sections?: Texts
  readonly views?: Texts
  readonly transitions?: Texts
  /** What follows from a transition that is asked about once more (`confirm`). */
  readonly confirm?: Texts
  /** What the area's own code did to a record, after the name of who did it: `put it on hold` (`history` of the descriptor). */
  readonly history?: Texts
  /** The area's own actions (`defineViews`). */
  readonly actions?: Texts
  /** Further flags of its permission entry, as the grid of a role names them. */
  readonly flags?: Texts
  /** What its own views say: `resources.<path>.own.<name>`. */
  readonly own?: OwnTexts
  readonly help?: Texts
}

type Texts = Readonly<Record<string, string>>

interface OwnTexts {
  readonly [name: string]: string | OwnTexts
}

/** The texts of all areas as react-admin looks them up: `resources.<path>.fields.<name>`. What an area does not say is derived. */
export function areaMessages(registry: Registry, areas: Readonly<Record<string, AreaTexts>>) {
  const entries = Object.values(registry).map(
    (resource) => [resource.path, textsOf(resource, areas[resource.name])] as const,
  )
  return { resources: Object.fromEntries(entries) }
}

function textsOf(resource: Resource, own: AreaTexts = {}) {
  const derived = derivedTexts(resource)
  // An area may name more choices than its fields have: a setting brings those of its own kind.
  const values = Object.keys({ ...derived.values, ...own.values }).map(
    (field) => [field, { ...derived.values[field], ...own.values?.[field] }] as const,
  )
  const texts = {
    name: own.name ?? derived.name,
    fields: { ...derived.fields, ...own.fields },
    values: Object.fromEntries(values),
    sections: { ...derived.sections, ...own.sections },
    views: { ...derived.views, ...own.views },
    transitions: { ...derived.transitions, ...own.transitions },
    confirm: { ...own.confirm },
    history: { ...own.history },
    actions: { ...own.actions },
    flags: { ...derived.flags, ...own.flags },
    own: { ...own.own },
    help: { ...own.help },
  }
  return own.new === undefined ? texts : { ...texts, new: own.new }
}

/** What an area is called in English when nobody says anything: its own names, made readable. */
export function derivedTexts(resource: Resource) {
  const { workflow, form, list } = resource
  const states = workflow ? { status: readableEach(Object.keys(workflow.states)) } : {}
  const fields = { ...fieldTexts(resource.fields), ...readableEach(Object.keys(list.related)) }
  return {
    name: `${readable(resource.name)} |||| ${plural(readable(resource.name))}`,
    fields: workflow ? { ...fields, status: 'Status' } : fields,
    values: { ...valueTexts(resource.fields), ...states } as Record<string, Record<string, string>>,
    sections: readableEach(Object.keys(form.sections)),
    views: readableEach(Object.keys(list.views)),
    transitions: readableEach(Object.keys(workflow?.transitions ?? {})),
    flags: readableEach(ownFlags(resource)),
  }
}

/** The flags of an area that neither an action nor a transition already names. */
export function ownFlags(resource: Resource): string[] {
  const named = [...actions, ...Object.keys(resource.workflow?.transitions ?? {})] as readonly string[]
  return flagsOf(resource).filter((flag) => !named.includes(flag))
}

/**
 * The texts of an area that nobody can derive, so that English has to have them, too: the help that fields promise (`help: true`; those of
 * owned rows with their owner), what its history says was done, and what follows from a transition that is asked about once more.
 */
export const writtenTexts = ({
  fields,
  history,
  workflow,
}: Resource): (readonly ['help' | 'history' | 'confirm', string])[] => [
  ...withRows(fields).flatMap(([name, field]) => (field.options.help ? [['help', name] as const] : [])),
  ...history.map((name) => ['history', name] as const),
  ...Object.entries(workflow?.transitions ?? {}).flatMap(([name, { confirm }]) =>
    confirm ? [['confirm', name] as const] : [],
  ),
]

function fieldTexts(fields: Fields) {
  return Object.fromEntries(
    withRows(fields).map(([name]) => [name, readable(name.split('.').at(-1) ?? name)]),
  )
}

function valueTexts(fields: Fields) {
  return Object.fromEntries(
    withRows(fields).flatMap(([name, { options }]) =>
      options.values ? [[name, readableEach(options.values)]] : [],
    ),
  )
}

function withRows(fields: Fields): [string, Fields[string]][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Fields[string]][] => {
    const inner = Object.entries((field.options.fields ?? {}) as Fields)
    return [[name, field], ...inner.map(([key, row]): [string, Fields[string]] => [`${name}.${key}`, row])]
  })
}

const readableEach = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, readable(name)]))

/** Words that are written in capitals wherever they stand. */
const abbreviations = new Set(
  'api cod cta csv faq gst gstin hsn html id ifsc ip mrp otp pan pdf pin qr rto seo sku sms upi url utr vat'.split(
    ' ',
  ),
)

/** A name as a person would write it: `salePrice` is "Sale price", `seoTitle` "SEO title". */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .map((word) => (abbreviations.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function plural(text: string): string {
  if (/[^aeiou]y$/.test(text)) return `${text.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(text) ? `${text}es` : `${text}s`
}
