import type { Resource } from '../core/index.ts'

/** The names of the fields whose texts exist in every language. */
export const localizedFields = (resource: Resource): string[] =>
  Object.entries(resource.fields).flatMap(([name, { options }]) => (options.localized ? [name] : []))
