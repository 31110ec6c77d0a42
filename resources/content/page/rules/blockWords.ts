import { isObject } from './isObject.ts'

/** Parts whose texts are no words that people search for. */
const silent = new Set([
  'id',
  'type',
  'file',
  'link',
  'url',
  'products',
  'collection',
  'banner',
  'widget',
  'look',
])

/** All that blocks say, in every language, without markup; for the search. */
export function blockWords(blocks: unknown): string {
  if (typeof blocks === 'string') return blocks.replace(/<[^>]*>/g, ' ')
  if (Array.isArray(blocks)) return blocks.map(blockWords).filter(Boolean).join(' ')
  if (!isObject(blocks)) return ''
  return Object.entries(blocks)
    .flatMap(([name, value]) => (silent.has(name) ? [] : [blockWords(value)]))
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
