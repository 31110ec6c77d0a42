import { asText } from '../../../core/asText.ts'

/**
 * The lines of a JSON file: an array of records, an object that has one, or a record in each line. The head names their fields, those of an
 * object by its own name as well (`requester.email`); what is a list stays JSON.
 * @throws Error for what is no such file
 */
export function readJson(text: string): string[][] {
  const records = recordsOf(text).map((record) => new Map(fieldsOf(record)))
  const head = [...new Set(records.flatMap((record) => [...record.keys()]))]
  return [head, ...records.map((record) => head.map((name) => record.get(name) ?? ''))]
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function recordsOf(text: string): object[] {
  const whole = parsed(text) ?? eachLine(text)
  const list = isObject(whole) ? Object.values(whole).find(Array.isArray) : undefined
  const isOne = isObject(whole) && (list === undefined || 'id' in whole)
  const records: readonly unknown[] = isOne ? [whole] : (list ?? (whole as unknown[]))
  return records.filter(isObject)
}

const eachLine = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))

/** Undefined where each line stands for itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(record: object, before = ''): [string, string][] {
  return Object.entries(record).flatMap(([name, value]): [string, string][] => {
    if (isObject(value)) return fieldsOf(value, `${before}${name}.`)
    return [[before + name, Array.isArray(value) ? JSON.stringify(value) : asText(value ?? '')]]
  })
}
