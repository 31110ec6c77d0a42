import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler, Said } from './compiler.ts'
import { lineOf, type Place, placesOf, rename } from './places.ts'

/** A name that the check of the statements misses. */
export interface Missed {
  readonly file: string
  readonly line: number
  readonly name: string
}

export interface Followed {
  /** How many places were named, and called by the new name for it. */
  readonly named: number
  /** The places on no line that was named. */
  readonly rest: readonly Place[]
}

/**
 * Goes after fields that are called otherwise in their descriptors, as somebody would: whatever place the compiler, or the check of the
 * statements, names is called by the new name, until neither has anything to say.
 * @throws Error where something is said of no place
 */
export function follow(
  root: string,
  fields: readonly string[],
  compiler: Compiler,
  statements: () => Missed[],
): ReadonlyMap<string, Followed> {
  const named = new Map(fields.map((field) => [field, 0]))
  const lines = new Set<string>()
  const isOpen = ({ file, line }: Place) => !lines.has(`${file}:${line}`)
  for (;;) {
    const missed = statements()
    const errors = missed.length > 0 ? [] : compiler.errors()
    if (missed.length + errors.length === 0)
      return new Map(
        fields.map((field) => [
          field,
          { named: named.get(field) ?? 0, rest: placesOf(root, field).filter(isOpen) },
        ]),
      )
    const found = fields.flatMap((field) => {
      const places = placesOf(root, field)
      const own = new Set([
        ...missed.flatMap((each) => placesMissed(root, each, places)),
        ...errors.flatMap((each) => placesSaid(root, each, places, field)),
      ])
      named.set(field, (named.get(field) ?? 0) + own.size)
      return [...own]
    })
    if (found.length === 0)
      throw new Error(
        `No place was found for: ${JSON.stringify([...missed, ...errors].slice(0, 5), null, 2)}`,
      )
    for (const { file, line } of found) lines.add(`${file}:${line}`)
    compiler.reread(rename(root, found))
  }
}

function placesMissed(root: string, { file, line, name }: Missed, places: readonly Place[]): Place[] {
  const own = places.filter((place) => place.file === file)
  if (own.length === 0) return []
  const source = readFileSync(join(root, file), 'utf8')
  const from = source
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length
  const at = source.indexOf(name, from)
  return own.filter(({ start, end }) => at <= start && end <= at + name.length)
}

/** The places that an error is about: what it underlines, else those on its line, else the nearest one where its text quotes the name, else where it points to. */
function placesSaid(root: string, said: Said, places: readonly Place[], field: string): Place[] {
  const own = places.filter(({ file }) => file === said.file)
  if (own.length > 0) {
    const line = lineOf(readFileSync(join(root, said.file), 'utf8'), said.start)
    const underlined = own.filter(
      (place) => said.start <= place.start && place.end <= said.end && place.line === line,
    )
    const onLine = own.filter((place) => place.line === line)
    // A list in parts is underlined at any of them.
    const nearest = own.toSorted((one, other) => distance(one, said) - distance(other, said)).slice(0, 1)
    const quoted = new RegExp(`["']${field}["']`).test(said.text) ? nearest : []
    const found = [underlined, onLine, quoted].find((some) => some.length > 0)
    if (found) return found
  }
  return said.also.flatMap((more) => placesSaid(root, more, places, field))
}

const distance = (place: Place, said: Said): number => Math.abs(place.start - said.start)
