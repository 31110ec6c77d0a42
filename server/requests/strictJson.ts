import { ApiError } from '../apiError.ts'

/**
 * Reads a JSON body that means one thing only. Refused as `malformed`: bytes that are no UTF-8, a key given twice, keys that
 * reach for prototypes, more than 32 levels, and text that a database cannot store (NUL, half characters).
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  checkKeys(text)
  const value = parse(text)
  // Raw control characters are no JSON, so only an escape can bring in text that cannot be stored.
  if (text.includes('\\u')) checkTexts(value)
  return value
}

const decoder = new TextDecoder('utf-8', { fatal: true })

const malformed = (reason: string) => new ApiError('malformed', { values: { reason } })

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw malformed('not UTF-8')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('not JSON')
  }
}

const mostLevels = 32
const [quote, backslash, colon] = ['"', '\\', ':'].map((character) => character.charCodeAt(0)) as [
  number,
  number,
  number,
]
const refusedKeys = ['__proto__', 'constructor']

/** Walks the text once, before it is parsed: JSON.parse would keep the last of two equal keys without a word. */
function checkKeys(text: string): void {
  const objects: Set<string>[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '{' || character === '[') {
      if (objects.push(new Set()) > mostLevels) throw malformed('too deep')
    } else if (character === '}' || character === ']') {
      objects.pop()
    } else if (character === '"') {
      const end = endOfString(text, at)
      if (isKey(text, end)) checkKey(text.slice(at, end), objects.at(-1))
      at = end - 1
    }
  }
}

/** The position after the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === backslash) at++
    else if (character === quote) return at + 1
  }
  return text.length
}

function isKey(text: string, end: number): boolean {
  let at = end
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++
  return text.charCodeAt(at) === colon
}

function checkKey(literal: string, keys: Set<string> | undefined): void {
  const key = literal.includes('\\') ? String(parse(literal)) : literal.slice(1, -1)
  if (refusedKeys.includes(key)) throw malformed(`the key ${key}`)
  if (keys?.has(key)) throw malformed(`a key given twice: ${key.slice(0, 60)}`)
  keys?.add(key)
}

function checkTexts(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw malformed('text that cannot be stored')
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      checkTexts(key)
      checkTexts(part)
    }
  }
}
