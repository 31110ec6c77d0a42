import type { FieldInput } from './view.ts'

const modules = import.meta.glob<FieldInput>('./*/*.input.tsx', { eager: true, import: 'default' })

const inputs = new Map(
  Object.entries(modules).map(([path, input]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.input.tsx'.length),
    input,
  ]),
)

/**
 * The input (and filter) of a kind; part of the form layer, which is loaded on its own.
 * @throws Error where the file of a kind is missing.
 */
export function inputOf(kind: string): FieldInput {
  const input = inputs.get(kind)
  if (!input)
    throw new Error(
      `Kind '${kind}' has no input. Every kind needs one. Create src/fields/${kind}/${kind}.input.tsx.`,
    )
  return input
}
