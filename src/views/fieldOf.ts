import type { Field, RecordOf, Resource } from '../core/index.ts'

/** A field of an area that a screen of its own shows: `fieldOf<typeof payment>(area, 'proof')`. A name that is none does not compile. */
export const fieldOf = <R>(area: Pick<Resource, 'fields'>, name: keyof RecordOf<R> & string): Field =>
  area.fields[name] as Field
