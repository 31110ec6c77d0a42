import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventKeys, variablesOf } from '../../../resources/messages/notification/rules/eventKeys.ts'
import { parseTemplate } from '../../../resources/messages/notification/rules/parseTemplate.ts'
import { allowedAt } from '../../../resources/messages/notification/rules/quietHours.ts'
import { renderTemplate } from '../../../resources/messages/notification/rules/renderTemplate.ts'
import { smsLength } from '../../../resources/messages/notification/rules/smsLength.ts'
import { textOfHtml } from '../../../resources/messages/notification/rules/textOfHtml.ts'
import type { Variable } from '../../../resources/messages/notification/rules/variable.ts'
import {
  originalLocales,
  originalOf,
} from '../../../resources/messages/template/server/originals/originalOf.ts'

const variables: readonly Variable[] = [
  { name: 'name', type: 'text', sample: 'Ada' },
  { name: 'total', type: 'money', sample: 1 },
  { name: 'day', type: 'date', sample: '2026-01-01' },
  { name: 'url', type: 'url', sample: 'https://x.example' },
]
const known = variables.map(({ name }) => name)
const fill = (text: string, values: Record<string, unknown>, as: 'html' | 'text' = 'html') =>
  renderTemplate(parseTemplate(text, known).parts, { variables, values, as, locale: 'en', currency: 'INR' })

describe('a template', () => {
  it('says where it is wrong', () => {
    const problems = (text: string) =>
      parseTemplate(text, known).problems.map(({ code, name, line, column }) => [code, name, line, column])
    expect(problems('Hi {{nam}}')).toEqual([['template-unknown', 'nam', 1, 4]])
    expect(problems('Hi\n  {{#if name}}')).toEqual([['template-unended', 'name', 2, 3]])
    expect(problems('{{/if}}{{else}}')).toEqual([
      ['template-stray', '/if', 1, 1],
      ['template-stray', 'else', 1, 8],
    ])
    expect(problems('{{ name')).toEqual([['template-unclosed', '{{ name', 1, 1]])
    expect(problems('{{__proto__}}')).toEqual([['template-syntax', '__proto__', 1, 1]])
    expect(problems('{{constructor}}')).toEqual([['template-unknown', 'constructor', 1, 1]])
  })

  it('writes each kind of value in the way of the shop', () => {
    expect(fill('{{total}} {{day}}', { total: 459_900, day: '2026-11-14T20:00:00Z' }, 'text')).toBe(
      '₹4,599.00 Nov 15, 2026',
    )
    expect(fill('{{day}}{{url}}', { day: 'soon', url: 'javascript:alert(1)' })).toBe('')
    expect(fill('{{url}}{{url}}', { url: '//evil.example' })).toBe('')
  })

  it('keeps a part for when there is something', () => {
    const text = '{{#if name}}Hi {{name}}{{#if total}} ({{total}}){{/if}}{{else}}Hi{{/if}}!'
    expect([fill(text, { name: 'Ada' }), fill(text, { name: '' }), fill(text, {})]).toEqual([
      'Hi Ada!',
      'Hi!',
      'Hi!',
    ])
  })

  it('lets no value leave its place in HTML, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const html = fill('<a title="{{name}}">{{name}}</a>', { name })
        expect(html.slice('<a title="'.length, -'</a>'.length).replace('">', '')).not.toMatch(/[<>"']/)
      }),
    )
  })

  it('never throws, whatever is written', () => {
    const pieces = fc.constantFrom('{{', '}}', '#if ', 'name', '/if', 'else', '\n', 'x', ' ')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (all) => {
        const { parts } = parseTemplate(all.join(''), known)
        expect(
          typeof renderTemplate(parts, {
            variables,
            values: {},
            locale: 'en',
            currency: 'INR',
            as: 'text',
          }),
        ).toBe('string')
      }),
    )
  })
})

describe('what the product came with', () => {
  it.each(originalLocales)(
    'has words for every event in %s, and uses only what the event brings',
    (locale) => {
      for (const [key, { channels, fallback }] of Object.entries(eventKeys)) {
        const names = variablesOf(key).map(({ name }) => name)
        for (const channel of [...channels, ...fallback]) {
          const original = originalOf(key, channel, locale)
          expect([key, channel, typeof original?.body]).toEqual([key, channel, 'string'])
          const problems = [original?.subject ?? '', original?.body ?? ''].flatMap(
            (text) => parseTemplate(text, names).problems,
          )
          expect([key, channel, problems]).toEqual([key, channel, []])
        }
      }
    },
  )
})

describe('an SMS', () => {
  it('takes parts by its alphabet', () => {
    expect(smsLength('')).toEqual({ encoding: 'GSM-7', used: 0, left: 160, segments: 0 })
    expect(smsLength('a'.repeat(160))).toEqual({ encoding: 'GSM-7', used: 160, left: 0, segments: 1 })
    expect(smsLength('a'.repeat(161))).toEqual({ encoding: 'GSM-7', used: 161, left: 145, segments: 2 })
    expect(smsLength('€'.repeat(80)).segments).toBe(1)
    expect(smsLength('₹'.repeat(70))).toEqual({ encoding: 'UCS-2', used: 70, left: 0, segments: 1 })
    expect(smsLength('नमस्ते'.repeat(12)).segments).toBe(2)
  })

  it('never tears a character apart', () => {
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(152)}`).segments).toBe(3)
    expect(smsLength(`${'अ'.repeat(66)}😀${'अ'.repeat(66)}`).segments).toBe(3)
  })
})

describe('quiet hours', () => {
  const quiet = { from: 21, to: 9 }
  it('end in the morning of the shop', () => {
    expect(allowedAt(new Date('2026-11-14T16:40:00Z'), quiet).toISOString()).toBe('2026-11-15T03:30:00.000Z')
    expect(allowedAt(new Date('2026-11-15T03:29:00Z'), quiet).toISOString()).toBe('2026-11-15T03:30:00.000Z')
  })
  it('leave the day alone, and may be none', () => {
    const noon = new Date('2026-11-14T06:30:00Z')
    expect(allowedAt(noon, quiet)).toBe(noon)
    expect(allowedAt(noon, { ...quiet, from: 5, to: 5 })).toBe(noon)
    expect(allowedAt(noon, { ...quiet, from: 11, to: 14 }).toISOString()).toBe('2026-11-14T08:30:00.000Z')
  })
})

describe('plain text', () => {
  it('is made of HTML, with where links lead', () => {
    const html =
      '<p>Hi &amp; <b>welcome</b></p>\n<p><a href="https://x.example/a">https://x.example/a</a> <a href="https://y.example">here</a></p><ul><li>One</li><li>&#60;two&#62;</li></ul>'
    expect(textOfHtml(html)).toBe(
      'Hi & welcome\n\nhttps://x.example/a here (https://y.example)\n\n- One\n- <two>',
    )
    expect(textOfHtml('<p>Look <img src="b.png" alt="The &amp; sign"><img src="c.png"></p>')).toBe(
      'Look [The & sign]',
    )
  })
})
