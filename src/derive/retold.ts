import type { Fields, Resource } from '../core/index.ts'

/**
 * A value of a history as it is told today: texts that once said what they may not (`retold`) say what they would now; of rows, those of
 * their fields. What was written stays as it was, and its seal with it.
 */
export function retold({ fields }: Pick<Resource, 'fields'>, name: string, value: unknown): unknown {
  const options = fields[name]?.options
  if (options?.retold) return typeof value === 'string' ? options.retold(value) : value
  const inner = Object.entries((options?.fields ?? {}) as Fields).filter(([, row]) => row.options.retold)
  if (inner.length === 0 || !Array.isArray(value)) return value
  return value.map((row: Record<string, unknown>) => ({
    ...row,
    ...Object.fromEntries(
      inner.flatMap(([key, { options }]) =>
        typeof row[key] === 'string' ? [[key, options.retold?.(row[key])]] : [],
      ),
    ),
  }))
}
