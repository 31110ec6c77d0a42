import { z } from 'zod'
import { meant, namesOf, type Report, systemFields } from './checkNames.ts'
import type { LooseDescriptor } from './descriptor.ts'
import type { Field } from './field.ts'

const reserved = [...systemFields, 'status', 'translations', 'all', 'any', 'q', 'search']

/** Names that every owned row carries itself. */
const ofRows = ['id', 'ownerId', 'position']

/** PostgreSQL cuts names at 63 characters; the longest one made from a field carries the table's name and a suffix. */
const longestName = 63

/** Finds what is wrong in the fields of a descriptor: their names, and options that cannot be or have no effect. */
export function checkFields(given: LooseDescriptor, report: Report) {
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
  if (options.default !== undefined && !field.type.schema(options, z).safeParse(options.default).success) {
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
    if (ofRows.includes(inner))
      report(`${at}.${inner}`, 'reserved-name', `'${inner}' is a name of the system.`, 'Choose another name.')
    if (row.options.masked && !row.type.mask)
      report(`${at}.${inner}`, 'not-maskable', `A ${row.kind} field has no masked form.`)
    for (const option of ['restricted', 'localized', 'computed', 'system'] as const) {
      if (row.options[option] === undefined) continue
      report(
        `${at}.${inner}`,
        'not-in-rows',
        `'${option}' has no effect on a field of owned rows.`,
        'Move the field to the resource, or make the rows an area of their own.',
      )
    }
  }
  if (options.masked && !options.fields && (!field.type.mask || name === given.title)) {
    report(
      at,
      'not-maskable',
      name === given.title
        ? 'The title names a record everywhere.'
        : `A ${field.kind} field has no masked form.`,
      'Use restricted: { view } instead.',
    )
  }
  if (options.localized && !field.type.words) {
    report(at, 'not-localizable', `A ${field.kind} field has no text to translate.`, 'Remove localized.')
  }
}
