import { globSync } from 'node:fs'
import { resources } from '../../../resources/index.ts'
import { closest, type Registry } from '../../../src/core/index.ts'
import { root, Source } from './source.ts'
import { type FieldWord, fieldSource } from './words.ts'

/** Adds fields to the descriptor of an area, and to the first section of its form where the form names its sections; answers the file. */
export function addFields(area: string, fields: readonly FieldWord[]): string {
  const registry = resources as unknown as Registry
  const resource = Object.hasOwn(registry, area) ? registry[area] : undefined
  if (!resource) {
    const near = closest(area, Object.keys(registry))
    throw new Error(
      `There is no area '${area}'. One of the registry was expected.${near ? ` Did you mean '${near}'?` : ''}`,
    )
  }
  const taken = fields.find(({ name }) => Object.hasOwn(resource.fields, name))
  if (taken) throw new Error(`${area} has a field '${taken.name}' already. Choose another name.`)
  for (const { kind, of } of fields)
    if (kind.startsWith('reference') && !of.every((to) => Object.hasOwn(registry, to)))
      throw new Error(
        `There is no area '${of[0]}' to refer to. Expected one of ${Object.keys(registry).join(', ')}.`,
      )
  const [file] = globSync(`resources/*/${area}/${area}.ts`, { cwd: root })
  if (!file)
    throw new Error(`No file resources/*/${area}/${area}.ts was found. Expected the descriptor of ${area}.`)
  const source = new Source(file)
  for (const field of fields) {
    const place = source.object(['fields'])
    if (place?.type !== 'ObjectExpression')
      throw new Error(`${file} does not list its fields in place. Add them by hand: ${fieldSource(field)}`)
    source.append(place, fieldSource(field))
    const section = firstSection(source)
    if (section) source.append(section, `'${field.name}'`)
  }
  source.save()
  return file
}

/** The lines of the first section that a form names; forms that name none show every field. */
function firstSection(source: Source) {
  const sections = source.object(['form', 'sections'])
  const [first] = (sections?.properties ?? []) as { key: { name?: string; value?: string } }[]
  const name = first?.key.name ?? first?.key.value
  if (!name) return undefined
  const lines = source.object(['form', 'sections', name])
  return lines?.type === 'ArrayExpression' ? lines : source.object(['form', 'sections', name, 'fields'])
}
