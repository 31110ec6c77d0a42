import { z } from 'zod'
import { closest } from '../src/core/errors.ts'
import type { Content } from './content.ts'

type Path = readonly PropertyKey[]

/** What is wrong with a file of demo/content: a sentence for each fault, with its place and what was expected there. */
export function contentProblems({ file, schema, data }: Content): string[] {
  const { error } = schema.safeParse(data, { reportInput: true })
  const issues = error?.issues ?? []
  return issues.flatMap((issue) => {
    const place = placeOf(data, issue.path)
    return faultsOf(schema, data, issue).map((fault) => `demo/content/${file}${place}: ${fault}.`)
  })
}

/** Where a fault is, the record of a list by its code or name too, as nobody counts records: `, [3] 'KD', materials, [1]`. */
function placeOf(data: unknown, path: Path): string {
  let here = data
  return path
    .map((step) => {
      here = (here as Record<PropertyKey, unknown>)[step]
      const { code, name, title } = (here ?? {}) as Record<string, unknown>
      const called = [code, name, title].find((word) => typeof word === 'string')
      return typeof step !== 'number' ? `, ${String(step)}` : `, [${step}]${called ? ` '${called}'` : ''}`
    })
    .join('')
}

function faultsOf(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `'${key}' is unknown. Expected ${oneOf(keysAt(schema, data, issue.path), key)}`,
    )
  if (issue.code === 'invalid_value')
    return [`${found(issue.input)}. Expected ${oneOf(issue.values, issue.input)}`]
  if (issue.code === 'invalid_type')
    return [`${found(issue.input)}. Expected a value of type ${issue.expected}`]
  return [`${found(issue.input)}. ${issue.message}`]
}

const found = (input: unknown): string =>
  input === undefined ? 'nothing is there' : `${JSON.stringify(input)} does not fit`

/** The choices there are; only that which was meant, where one is near. */
function oneOf(choices: readonly unknown[], given: unknown): string {
  const words = choices.map(String)
  const near = closest(String(given), words) ?? words.find((word) => word.includes(String(given)))
  if (near) return `'${near}'`
  return words.length === 1 ? `'${words[0]}'` : `one of ${words.join(', ')}`
}

/** The keys that an object or a record may have at a place. */
function keysAt(schema: z.ZodType, data: unknown, [step, ...rest]: Path): string[] {
  const inner = step === undefined ? undefined : (data as Record<PropertyKey, unknown>)[step]
  const below = (next: unknown) => keysAt(next as z.ZodType, inner, rest)
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodLazy)
    return keysAt(schema.unwrap() as z.ZodType, data, step === undefined ? [] : [step, ...rest])
  if (schema instanceof z.ZodObject)
    return step === undefined ? Object.keys(schema.shape) : below(schema.shape[String(step)])
  if (schema instanceof z.ZodArray) return below(schema.element)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { type } = data as { readonly type?: unknown }
    const options = schema.options as readonly z.ZodObject[]
    const chosen = options.find(({ shape }) => (shape.type as z.ZodLiteral).value === type)
    return chosen ? keysAt(chosen, data, step === undefined ? [] : [step, ...rest]) : []
  }
  if (schema instanceof z.ZodRecord)
    return step === undefined ? (schema.keyType as z.ZodEnum).options.map(String) : below(schema.valueType)
  return []
}
