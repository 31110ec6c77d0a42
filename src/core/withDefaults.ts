import type { Condition } from './condition.ts'
import type { LooseDescriptor, Section } from './descriptor.ts'
import { type Field, type Fields, isInput } from './field.ts'
import type { AreaHead, FormSection, Resource } from './resourceTypes.ts'

/** A descriptor with what it leaves out: its route, its endpoint, a list of its title and a form of all that can be typed. */
export function withDefaults(given: LooseDescriptor): Resource {
  const names = Object.keys(given.fields)
  const editable = names.filter((name) => isInput(given.fields[name] as Field))
  const sections = given.form?.sections ?? { general: editable }
  return {
    name: given.name,
    path: given.path ?? `pages/${kebab(given.name)}`,
    endpoint: given.endpoint ?? plural(kebab(given.name)),
    icon: given.icon ?? 'list',
    menu: given.menu,
    below: given.below,
    title: given.title,
    titleTexts: given.fields[given.title]?.options.named,
    picture: given.picture,
    picturesOf: picturesOf(given.fields[given.picture ?? '']),
    subtitle: given.subtitle,
    foundLast: given.foundLast ?? false,
    fields: given.fields,
    refersTo: pointers(given),
    list: {
      columns: given.list?.columns ?? [given.title],
      search: given.list?.search ?? [],
      filters: given.list?.filters ?? [],
      sort: given.list?.sort ?? given.title,
      related: given.list?.related ?? {},
      views: given.list?.views ?? {},
      summed: given.list?.summed,
    },
    form: {
      as: given.form?.as ?? 'sections',
      sections: Object.fromEntries(
        Object.entries(sections).map(([key, section]) => [key, fullSection(section)]),
      ),
    },
    page: given.page || {},
    opensForm: given.page === false ? true : undefined,
    rules: given.rules ?? {},
    unique: given.unique ?? [],
    access: given.access ?? {},
    places: given.places ?? [],
    own: given.own,
    erases: given.erases ?? false,
    takenIn: given.takenIn,
    permissions: given.permissions ?? [],
    history: given.history ?? [],
    computed: given.computed ?? {},
    workflow: given.workflow,
  }
}

/** Of goods there are several pictures, and a picture of a person says so. */
const picturesOf = (field: Field | undefined): AreaHead['picturesOf'] =>
  field?.kind === 'images' ? 'goods' : field?.options.ofPerson ? 'person' : undefined

function pointers({ name, fields }: LooseDescriptor): Resource['refersTo'] {
  const found = Object.values(fields)
    .filter(isInput)
    .flatMap((field) => {
      const { restricted = {}, fields: inner = {} } = field.options
      const flags = [restricted.view, restricted.edit].filter((flag) => flag !== undefined)
      const targets = [field, ...Object.values(inner as Fields)].map(({ kind, options }) =>
        kind === 'parent' ? name : (options.to ?? options.titleOf ?? options.rowOf),
      )
      return targets.filter((to) => to !== undefined).map((to: string) => ({ to, flags }))
    })
  const keyed = new Map(found.map((pointer) => [`${pointer.to} ${pointer.flags.join(' ')}`, pointer]))
  return [...keyed.values()]
}

function fullSection(section: Section<any>): FormSection {
  const long = 'fields' in section ? section : { fields: section }
  return {
    lines: long.fields.map((line) => (typeof line === 'string' ? [line] : [...line])),
    in: long.in ?? 'main',
    visible: long.visible as Condition | undefined,
    collapsed: long.collapsed ?? false,
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const plural = (name: string) =>
  /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
