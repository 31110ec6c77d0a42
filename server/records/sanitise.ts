import type { IOptions } from 'sanitize-html'
import type { Field, Fields, Resource } from '../../src/core/index.ts'
import { allowedTags } from '../../src/fields/richText/allowedTags.ts'
import { htmlCleaner } from './htmlCleaner.ts'
import type { Values } from './values.ts'

/** Of other tags the text is kept. */
const rules: IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A page that opens in a new window could otherwise steer this one.
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
}

/** Where a reader is to hear that a picture stood there: what it was called is left of it, never where it lies. */
const namingPictures: IOptions = {
  ...rules,
  allowedTags: [...allowedTags, 'img'],
  allowedAttributes: { ...rules.allowedAttributes, img: ['alt'] },
}

/** Formatted text without anything that could run or reach out. What is clean already comes back as it is. */
export const sanitiseHtml = (html: string, namesPictures = false): string =>
  htmlCleaner()(html, namesPictures ? namingPictures : rules)

/**
 * Cleans every rich text of an input, those of rows and of other languages included. Every way to write a record leads
 * through here.
 */
export function sanitise(resource: Resource, input: Values): Values {
  const result = cleanFields(resource.fields, input)
  if (isObject(input.translations)) {
    result.translations = Object.fromEntries(
      Object.entries(input.translations).map(([locale, texts]) => [
        locale,
        isObject(texts) ? cleanFields(resource.fields, texts) : texts,
      ]),
    )
  }
  return result
}

function cleanFields(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Object.hasOwn(fields, name) ? clean(fields[name] as Field, value) : value,
    ]),
  )
}

function clean({ kind, options }: Field, value: unknown): unknown {
  if (kind === 'richText' && typeof value === 'string')
    return sanitiseHtml(value, options.namesPictures === true)
  if (options.fields && Array.isArray(value)) {
    return value.map((row) => (isObject(row) ? cleanFields(options.fields as Fields, row) : row))
  }
  return value
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
