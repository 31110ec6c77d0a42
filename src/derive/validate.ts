import { asText } from '../core/asText.ts'
import { type AnyRecord, type Field, type FieldRules, isInput, type Resource } from '../core/index.ts'
import { slugify } from '../fields/slug/slugify.ts'
import { type FieldProblem, problemAt, problemsOf } from './problems.ts'
import { defaultsOf, holds, isRequiredNow, isVisible } from './rules.ts'
import { inputSchema } from './schema.ts'

type Values = Record<string, unknown>

/** Either the whole record that would be stored, or all that is wrong. `left` is what was given for read-only fields, and not taken. */
export type Validated =
  | { readonly ok: true; readonly values: Values; readonly left: Values }
  | { readonly ok: false; readonly problems: FieldProblem[] }

/**
 * The one check of a record, called by the form, the API and the import alike. `input` holds only fields that may be written;
 * a field that is absent keeps its `previous` value or takes its default. `previous` is the whole record: rules may speak of its
 * version or its dates. Hidden fields are emptied and never required; read-only ones keep their value (unless the server's own code
 * writes, `isOwn`); computed ones are computed last.
 */
export function validate(resource: Resource, input: Values, previous?: Values, isOwn = false): Validated {
  const parsed = inputSchema(resource).safeParse(emptyToNull(input), { reportInput: true })
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) }
  const merged = withDefaults(resource, parsed.data as Values, previous)
  const fixed = previous && !isOwn ? fixedFields(resource, previous) : []
  const values = applyRules(resource, merged, previous, fixed)
  const problems = [
    ...missing(resource, values),
    ...comparisons(resource.rules, values, ''),
    ...rowProblems(resource, values),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const left = Object.fromEntries(fixed.flatMap((name) => (name in input ? [[name, merged[name]]] : [])))
  return { ok: true, values: compute(resource, values), left }
}

/** What nobody may change in a stored record, as it stands. */
const fixedFields = (resource: Resource, previous: Values): string[] =>
  Object.keys(resource.fields).filter((name) => holds(resource.rules[name]?.readOnly, previous))

const emptyToNull = (input: Values): Values =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value === '' ? null : value]))

function withDefaults(resource: Resource, input: Values, previous: Values | undefined): Values {
  const values: Values = { ...(previous ?? defaultsOf(resource.fields)), ...input }
  if (resource.workflow) values.status = previous?.status ?? resource.workflow.initial
  for (const [name, { options }] of Object.entries(resource.fields)) {
    values[name] ??= options.computed ? null : (options.default ?? (options.list ? [] : null))
    if (options.from && values[name] === null)
      values[name] = slugify(asText(values[options.from] ?? '')) || null
    if (options.fields)
      values[name] = (values[name] as Values[]).map((row) => ({
        ...defaultsOf(options.fields),
        ...withoutEmpty(row),
      }))
  }
  return values
}

const withoutEmpty = (row: Values): Values =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value != null))

function applyRules(
  resource: Resource,
  values: Values,
  previous: Values | undefined,
  fixed: readonly string[],
): Values {
  const result = { ...values }
  for (const [name, { options }] of Object.entries(resource.fields)) {
    if (options.computed) continue
    if (fixed.includes(name)) result[name] = previous?.[name] ?? (options.list ? [] : null)
    if (!isVisible(resource, name, values)) result[name] = options.default ?? (options.list ? [] : null)
  }
  return result
}

function missing(resource: Resource, values: Values): FieldProblem[] {
  return Object.keys(resource.fields).flatMap((name) => {
    const value = values[name]
    const empty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    return empty && isInput(resource.fields[name] as Field) && isRequiredNow(resource, name, values)
      ? [problemAt<AnyRecord>(name, 'required')]
      : []
  })
}

type Comparisons = Readonly<
  Record<string, Pick<FieldRules<any, any>, 'atMost' | 'atLeast' | 'after'> | undefined>
>

const comparisonCodes = {
  atMost: { code: 'above-other', ok: (a: unknown, b: unknown) => (a as number) <= (b as number) },
  atLeast: { code: 'below-other', ok: (a: unknown, b: unknown) => (a as number) >= (b as number) },
  after: { code: 'not-after-other', ok: (a: unknown, b: unknown) => (a as number) > (b as number) },
} as const

function comparisons(rules: Comparisons, values: Values, prefix: string): FieldProblem[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    (['atMost', 'atLeast', 'after'] as const).flatMap((key) => {
      const other = rule?.[key]
      const [a, b] = [values[name] ?? null, (other ? values[other] : null) ?? null]
      if (!other || a === null || b === null || comparisonCodes[key].ok(a, b)) return []
      return [
        problemAt<AnyRecord>(prefix + name, comparisonCodes[key].code, {
          other: prefix.replace(/\d+\.$/, '') + other,
        }),
      ]
    }),
  )
}

function rowProblems(resource: Resource, values: Values): FieldProblem[] {
  return Object.entries(resource.fields).flatMap(([name, { options }]) => {
    if (!options.fields) return []
    const rows = (values[name] ?? []) as Values[]
    const inner = options.fields as Record<string, Field>
    const unique: string[][] = [
      ...Object.keys(inner)
        .filter((key) => inner[key]?.options.unique)
        .map((key) => [key]),
      ...(options.uniqueTogether ?? []),
    ]
    return [
      ...rows.flatMap((row, index) => comparisons(options.rules ?? {}, row, `${name}.${index}.`)),
      ...unique.flatMap((keys) => repeated(rows, keys, name)),
    ]
  })
}

function repeated(rows: Values[], keys: readonly string[], name: string): FieldProblem[] {
  const seen = new Set<string>()
  return rows.flatMap((row, index) => {
    const values = keys.map((key) => row[key] ?? null)
    if (values.includes(null) && keys.length === 1) return []
    const mark = JSON.stringify(values).toLowerCase()
    const again = seen.has(mark)
    seen.add(mark)
    return again ? [problemAt<AnyRecord>(`${name}.${index}.${keys.at(-1)}`, 'repeated')] : []
  })
}

/** Fills in the computed fields. */
export function compute(resource: Resource, values: Values): Values {
  const entries = Object.entries(resource.computed).map(([name, of]) => [name, of(values)] as const)
  return { ...values, ...Object.fromEntries(entries) }
}
