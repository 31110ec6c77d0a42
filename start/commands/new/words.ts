import { closest, systemFields } from '../../../src/core/index.ts'
import * as kinds from '../../../src/fields/index.ts'

/** A field as the words of the command name it: `price:money`, `city:reference:city`, `size:select:s,m,l`, `name:text!`. */
export interface FieldWord {
  readonly name: string
  readonly kind: string
  /** What the kind is told: the area referred to, the choices, the fields of rows, the source of a slug. */
  readonly of: readonly string[]
  readonly required: boolean
}

/** What JavaScript keeps for itself, or gives every object: neither an area nor a field may have such a name. */
const reserved = new Set(
  `abstract arguments as async await boolean break byte case catch char class const constructor continue debugger default delete do double
  else enum eval export extends false final finally float for from function get goto if implements import in instanceof int interface let
  long native new null of package private protected prototype public return set short static super switch synchronized this throw throws
  transient true try type typeof undefined var void volatile while with yield hasOwnProperty isPrototypeOf toString valueOf`.split(
    /\s+/,
  ),
)

/**
 * Why `name` cannot be the name of something new; nothing where it can.
 *
 * @param what What it should name: `an area`, `a field`.
 */
export function refusedName(name: string, what: string): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return `'${name}' is not the name of ${what}. Expected camelCase in the singular, such as leadTime.`
  if (reserved.has(name))
    return `'${name}' is a word of JavaScript. Expected a name for ${what} that stands for itself. Choose another.`
  return undefined
}

const kindNames = Object.entries(kinds).flatMap(([name, kind]) => ('type' in kind ? [name] : []))

/** What kinds need beside their name, with an example. */
const needs: Readonly<Record<string, string>> = {
  reference: 'city:reference:city',
  references: 'tags:references:tag',
  select: 'size:select:small,large',
  multiSelect: 'seasons:multiSelect:summer,winter',
  rows: 'contacts:rows:name,phone',
}

/** Reads words such as `price:money!`. Throws with what was expected where one is not understood. */
export function readFields(words: readonly string[]): FieldWord[] {
  const fields = words.map(readField)
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`The field '${twice}' is named twice. Expected each once.`)
  return fields
}

function readField(word: string): FieldWord {
  const required = word.endsWith('!')
  const [name = '', kind = 'text', of = ''] = word.replace(/!$/, '').split(':')
  const refused = refusedName(name, 'a field')
  if (refused) throw new Error(refused)
  if ([...systemFields, 'status', 'search'].includes(name))
    throw new Error(`'${name}' is a field that the product keeps itself. Choose another name.`)
  if (!kindNames.includes(kind)) {
    const near = closest(kind, kindNames)
    throw new Error(
      `'${kind}' is not a kind of field. Expected one of ${kindNames.join(', ')}.${near ? ` Did you mean '${near}'?` : ''}`,
    )
  }
  if (needs[kind] && !of)
    throw new Error(`A field of kind ${kind} needs more than its name. Write it as ${needs[kind]}.`)
  return { name, kind, of: of.split(',').filter(Boolean), required }
}

/** A field as the descriptor writes it: `price: f.money({ required: true })`. */
export function fieldSource({ name, kind, of, required }: FieldWord): string {
  const first = firstOf(kind, of)
  const options = [
    ...(required ? ['required: true'] : []),
    ...(kind === 'slug' && of[0] ? [`from: '${of[0]}'`] : []),
  ]
  return `${name}: f.${kind}(${[...first, ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ')})`
}

/** What a kind is told first: the area it refers to, its choices, the fields of its rows. */
function firstOf(kind: string, of: readonly string[]): string[] {
  if (kind === 'reference' || kind === 'references') return [`'${of[0]}'`]
  if (kind === 'select' || kind === 'multiSelect') return [JSON.stringify(of)]
  if (kind === 'rows') return [`{ ${of.map((inner) => `${inner}: f.text()`).join(', ')} }`]
  return []
}
