import { checkFields } from './checkFields.ts'
import { checkHistory } from './checkHistory.ts'
import { checkCondition, knownField, meant, namesOf, type Report } from './checkNames.ts'
import { checkPage } from './checkPage.ts'
import { checkWorkflow } from './checkWorkflow.ts'
import { type Condition, clauses } from './condition.ts'
import type { LooseDescriptor } from './descriptor.ts'
import type { Problem } from './errors.ts'
import { type Field, isInput } from './field.ts'
import { isTold } from './toldKinds.ts'

const topLevel = [
  ...[
    'name',
    'path',
    'endpoint',
    'icon',
    'menu',
    'below',
    'title',
    'picture',
    'subtitle',
    'foundLast',
    'fields',
    'list',
    'form',
    'page',
    'rules',
    'unique',
  ],
  ...['access', 'places', 'own', 'erases', 'takenIn', 'permissions', 'history', 'computed', 'workflow'],
]

/** Finds all that is wrong in a descriptor, for what the compiler cannot see and for those who write JavaScript. */
export function checkDescriptor(given: LooseDescriptor): Problem[] {
  const problems: Problem[] = []
  const report: Report = (at, code, message, hint) => problems.push({ at, code, message, hint })
  if (!/^[a-z][A-Za-z0-9]*$/.test(given.name ?? '')) {
    report(
      'name',
      'bad-name',
      `'${given.name}' is not a name.`,
      'Use camelCase letters and digits, such as taxCategory.',
    )
  }
  for (const key of Object.keys(given)) {
    if (!topLevel.includes(key))
      report(key, 'unknown-option', `'${key}' is not an option of a resource.`, meant(key, topLevel))
  }
  checkFields(given, report)
  checkTitle(given, report)
  checkList(given, report)
  checkForm(given, report)
  checkPage(given, report)
  checkRules(given, report)
  checkHistory(given, report)
  if (given.workflow) checkWorkflow(given, report, knownField(given, report), checkCondition(given, report))
  return problems
}

function checkTitle(given: LooseDescriptor, report: Report) {
  if (!given.title) {
    report('title', 'missing', 'Every resource needs a title: the field shown wherever a record is named.')
  } else {
    knownField(given, report)('title', given.title)
  }
  const known = knownField(given, report)
  given.subtitle?.forEach((name, index) => {
    const at = `subtitle[${index}]`
    if (known(at, name) && name !== 'status' && !isTold(given.fields[name]))
      report(at, 'not-told', `'${name}' is no field that one line tells.`, 'Name one of few words.')
  })
  if (given.picture && knownField(given, report)('picture', given.picture)) {
    const kind = given.fields[given.picture]?.kind
    if (kind !== 'image' && kind !== 'images') {
      report(
        'picture',
        'not-a-picture',
        `'${given.picture}' is a ${kind} field.`,
        'Name an image or images field.',
      )
    }
    checkGroups(given, given.picture, report)
  }
}

/** Pictures are told apart by a column of rows that are there. */
function checkGroups(given: LooseDescriptor, name: string, report: Report) {
  const grouped: string | undefined = given.fields[name]?.options.grouped
  if (grouped === undefined) return
  const [rows = '', column = ''] = grouped.split('.')
  const columns = (given.fields[rows]?.options.fields ?? {}) as LooseDescriptor['fields']
  if (columns[column]?.kind === 'text') return
  report(
    `fields.${name}.grouped`,
    'unknown-group',
    `'${grouped}' is no text of rows of this area.`,
    'Name the rows and their column, as in variants.colour.',
  )
}

function checkList(given: LooseDescriptor, report: Report) {
  const known = knownField(given, report)
  given.list?.columns?.forEach((name, index) => {
    known(`list.columns[${index}]`, name)
  })
  given.list?.filters?.forEach((name, index) => {
    const at = `list.filters[${index}]`
    if (known(at, name) && given.fields[name]?.type.operators.length === 0) {
      report(at, 'not-filterable', `A ${given.fields[name]?.kind} field cannot be filtered.`)
    }
  })
  for (const name of Object.keys(given.list?.related ?? {})) {
    if (namesOf(given).includes(name) || ['q', 'all', 'any'].includes(name))
      report(`list.related.${name}`, 'name-taken', `'${name}' already means something in a filter.`)
  }
  given.list?.search?.forEach((path, index) => {
    const at = `list.search[${index}]`
    const [name = '', inner] = path.split('.')
    if (!known(at, name)) return
    const field: Field | undefined = inner ? given.fields[name]?.options.fields?.[inner] : given.fields[name]
    if (!field) report(at, 'unknown-field', `'${path}' is not a field of ${given.name}.`)
    else if (!field.type.words && (inner !== undefined || field.options.to === undefined))
      report(
        at,
        'not-searchable',
        `'${path}' is a ${field.kind} field; only fields with words and references are searched.`,
      )
  })
  const sort = given.list?.sort?.replace(/^-/, '')
  if (sort && known('list.sort', sort) && given.fields[sort]?.type.sortable === false) {
    report(
      'list.sort',
      'not-sortable',
      `A list cannot be ordered by '${sort}', a ${given.fields[sort]?.kind} field.`,
    )
  }
  for (const [view, condition] of Object.entries(given.list?.views ?? {})) {
    checkCondition(given, report)(`list.views.${view}`, condition as Condition)
  }
}

function checkForm(given: LooseDescriptor, report: Report) {
  if (!given.form) return
  const known = knownField(given, report)
  const placed = new Set<string>()
  for (const [key, section] of Object.entries(given.form.sections)) {
    const long = 'fields' in section ? section : { fields: section, visible: undefined }
    for (const name of long.fields.flat() as string[]) {
      if (known(`form.sections.${key}`, name)) placed.add(name)
    }
    if (long.visible) checkCondition(given, report)(`form.sections.${key}.visible`, long.visible as Condition)
  }
  const asked = Object.values(given.workflow?.transitions ?? {}).flatMap((transition) => transition.ask ?? [])
  for (const [name, field] of Object.entries(given.fields)) {
    if (!isInput(field) || placed.has(name) || asked.includes(name)) continue
    if (field.options.required && field.options.default === undefined) {
      report(
        'form.sections',
        'unreachable-required',
        `'${name}' is required but no section shows it, so the form could never be saved.`,
      )
    } else {
      report(
        'form.sections',
        'unreachable-field',
        `No section shows '${name}', so nobody could fill it in.`,
        'Put it in one, or say system: true where only the server writes it.',
      )
    }
  }
}

function checkRules(given: LooseDescriptor, report: Report) {
  const known = knownField(given, report)
  for (const [name, rules] of Object.entries(given.rules ?? {})) {
    const at = `rules.${name}`
    if (!known(at, name)) continue
    for (const key of ['visible', 'required', 'readOnly'] as const) {
      const condition = rules[key] as Condition | undefined
      if (!condition) continue
      checkCondition(given, report)(`${at}.${key}`, condition)
      if (key in condition || clauses(condition).some(([read]) => read === name)) {
        report(`${at}.${key}`, 'condition-cycle', `'${name}' depends on itself.`)
      }
    }
    for (const key of ['atMost', 'atLeast', 'after'] as const) {
      const other = rules[key]
      if (other && known(`${at}.${key}`, other) && given.fields[other]?.kind !== given.fields[name]?.kind) {
        report(
          `${at}.${key}`,
          'not-comparable',
          `'${name}' and '${other}' are not of one kind, so they cannot be compared.`,
        )
      }
    }
  }
  given.unique?.forEach((names, index) => {
    for (const name of names) known(`unique[${index}]`, name)
  })
  for (const name of given.places ?? []) {
    if (known('places', name) && !given.fields[name]?.options.to)
      report('places', 'not-a-reference', `'${name}' refers to nothing, so it says no place.`)
  }
  if (given.own) {
    const { by, shared, through } = given.own
    if (through && known('own.through', through) && given.fields[through]?.kind !== 'reference')
      report('own.through', 'not-a-reference', `'${through}' refers to nothing, so it says not whose it is.`)
    if (by && known('own.by', by) && given.fields[by]?.options.to !== 'subAdmin')
      report('own.by', 'not-a-person', `'${by}' refers to nobody of the staff, so it says no owner.`)
    if (shared && known('own.shared', shared) && given.fields[shared]?.kind !== 'boolean')
      report(
        'own.shared',
        'not-a-switch',
        `'${shared}' is neither on nor off, so it says nothing about who sees it.`,
      )
  }
  if (given.takenIn) checkTakenIn(given, given.takenIn, report)
  for (const [action, condition] of Object.entries(given.access ?? {})) {
    if (condition) checkCondition(given, report)(`access.${action}`, condition as Condition)
  }
}

function checkTakenIn(
  given: LooseDescriptor,
  { by, fields }: NonNullable<LooseDescriptor['takenIn']>,
  report: Report,
) {
  const known = knownField(given, report)
  if (known('takenIn.by', by) && given.fields[by]?.options.unique !== true)
    report('takenIn.by', 'not-unique', `'${by}' does not tell records apart.`, 'Name a unique text.')
  fields.forEach((name, index) => {
    known(`takenIn.fields[${index}]`, name)
  })
}
