import { checkWorkflow } from './checkWorkflow.ts'
import { type Condition, clauses, operators } from './condition.ts'
import { closest, type Problem } from './errors.ts'
import type { Field } from './field.ts'
import type { LooseDescriptor } from './resource.ts'

/** Names that every record carries itself. */
export const systemFields = ['id', 'version', 'createdAt', 'updatedAt'] as const

const reserved = [...systemFields, 'status', 'translations', 'all', 'any', 'q', 'search']

/** PostgreSQL cuts names at 63 characters; the longest one made from a field carries the table's name and a suffix. */
const longestName = 63

const topLevel = [
  ...[
    'name',
    'path',
    'endpoint',
    'icon',
    'menu',
    'title',
    'picture',
    'fields',
    'list',
    'form',
    'rules',
    'unique',
  ],
  ...['access', 'permissions', 'computed', 'workflow'],
]

export type Report = (at: string, code: string, message: string, hint?: string) => void

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
  checkRules(given, report)
  if (given.workflow) checkWorkflow(given, report, knownField(given, report), checkCondition(given, report))
  return problems
}

/** The hint for a word that is not known. */
export const meant = (word: string, words: readonly string[]) => {
  const near = closest(word, words)
  return near && `Did you mean '${near}'?`
}

/** All names a condition, a column or a sort may use. */
const namesOf = (given: LooseDescriptor) => [
  ...Object.keys(given.fields),
  ...(given.workflow ? ['status'] : []),
  ...systemFields,
]

const knownField = (given: LooseDescriptor, report: Report) => (at: string, name: string) => {
  const names = namesOf(given)
  if (names.includes(name)) return true
  report(at, 'unknown-field', `'${name}' is not a field of ${given.name}.`, meant(name, names))
  return false
}

const checkCondition = (given: LooseDescriptor, report: Report) => {
  const known = knownField(given, report)
  return function check(at: string, condition: Condition): void {
    for (const [name, operator] of clauses(condition)) {
      if (!known(at, name)) continue
      const allowed: readonly string[] = given.fields[name]?.type.operators ?? operators
      if (!allowed.includes(operator)) {
        const kind = given.fields[name]?.kind ?? 'system'
        report(
          at,
          'unknown-operator',
          `'${operator}' cannot be asked of '${name}', a ${kind} field.`,
          `Use one of: ${allowed.join(', ')}.`,
        )
      }
    }
    for (const part of [...(condition.all ?? []), ...(condition.any ?? [])]) check(at, part)
  }
}

function checkFields(given: LooseDescriptor, report: Report) {
  for (const [name, field] of Object.entries(given.fields)) {
    const at = `fields.${name}`
    if (reserved.includes(name))
      report(at, 'reserved-name', `'${name}' is a name of the system.`, 'Choose another name.')
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      report(at, 'bad-name', `'${name}' is not a field name.`, 'Use camelCase.')
    if (`${given.name}_${name}_check`.length > longestName) {
      report(
        at,
        'name-too-long',
        `PostgreSQL names end at ${longestName} characters; '${given.name}_${name}_check' is longer.`,
      )
    }
    checkOptions(at, field, given, report)
  }
  for (const name of Object.keys(given.computed ?? {})) {
    if (!given.fields[name]?.options.computed) {
      report(
        `computed.${name}`,
        'not-computed',
        `'${name}' is not declared with computed: true.`,
        'Declare its kind in fields.',
      )
    }
  }
}

function checkOptions(at: string, field: Field, given: LooseDescriptor, report: Report) {
  const { options } = field
  const name = at.slice('fields.'.length)
  if (options.computed && !given.computed?.[name]) {
    report(
      at,
      'no-computation',
      `'${name}' is computed but has no function.`,
      `Add computed: { ${name}: (record) => … }.`,
    )
  }
  if (options.default !== undefined && !field.type.schema(options).safeParse(options.default).success) {
    report(at, 'bad-default', `The default ${JSON.stringify(options.default)} is not a valid ${field.kind}.`)
  }
  if (options.renamedFrom && given.fields[options.renamedFrom]) {
    report(
      at,
      'renamed-from-existing',
      `'${options.renamedFrom}' still is a field, so '${name}' cannot be its new name.`,
    )
  }
  if (options.from && !given.fields[options.from]) {
    report(
      at,
      'unknown-field',
      `'${options.from}' is not a field of ${given.name}.`,
      meant(options.from, namesOf(given)),
    )
  }
  for (const [inner, row] of Object.entries((options.fields ?? {}) as LooseDescriptor['fields'])) {
    for (const option of ['restricted', 'localized', 'computed'] as const) {
      if (row.options[option] === undefined) continue
      report(
        `${at}.${inner}`,
        'not-in-rows',
        `'${option}' has no effect on a field of owned rows.`,
        'Move the field to the resource, or make the rows an area of their own.',
      )
    }
  }
  if (options.localized && !field.type.words) {
    report(at, 'not-localizable', `A ${field.kind} field has no text to translate.`, 'Remove localized.')
  }
}

function checkTitle(given: LooseDescriptor, report: Report) {
  if (!given.title) {
    report('title', 'missing', 'Every resource needs a title: the field shown wherever a record is named.')
  } else {
    knownField(given, report)('title', given.title)
  }
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
  }
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
  given.list?.search?.forEach((path, index) => {
    const at = `list.search[${index}]`
    const [name = '', inner] = path.split('.')
    if (!known(at, name)) return
    const field: Field | undefined = inner ? given.fields[name]?.options.fields?.[inner] : given.fields[name]
    if (!field) report(at, 'unknown-field', `'${path}' is not a field of ${given.name}.`)
    else if (!field.type.words)
      report(at, 'not-searchable', `'${path}' is a ${field.kind} field; only fields with words are searched.`)
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
  for (const [name, { options }] of Object.entries(given.fields)) {
    const needed = options.required && !options.computed && options.default === undefined
    if (needed && !placed.has(name) && !asked.includes(name)) {
      report(
        'form.sections',
        'unreachable-required',
        `'${name}' is required but no section shows it, so the form could never be saved.`,
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
  for (const [action, condition] of Object.entries(given.access ?? {})) {
    if (condition) checkCondition(given, report)(`access.${action}`, condition as Condition)
  }
}
