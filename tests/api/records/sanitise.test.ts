import { describe, expect, it } from 'vitest'
import { sanitise, sanitiseHtml } from '../../../server/records/sanitise.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

describe('the formatted text that is kept', () => {
  it.each([
    '<p>a<br />b</p><hr />',
    '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<blockquote>q</blockquote><pre><code>c</code></pre>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
    '<strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><sub>g</sub><sup>h</sup>',
    '<table><thead><tr><th colspan="2" rowspan="1" scope="col">h</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">d</td></tr></tbody></table>',
    '<a href="https://shop.example/a?b=1" title="t">a</a>',
    '<a href="http://shop.example">a</a><a href="mailto:a@shop.example">b</a><a href="tel:+911">c</a><a href="/in">d</a>',
    'a &lt; b &amp; c',
  ])('comes back as it is: %s', (html) => {
    expect(sanitiseHtml(html)).toBe(html)
    expect(sanitiseHtml(sanitiseHtml(html))).toBe(html)
  })
})

describe('what could run or reach out', () => {
  it.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<style>*{display:none}</style>a', 'a'],
    ['<p onclick="x()" style="color:red" class="c" id="i">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg><animate onbegin=alert(1)></svg>a', 'a'],
    ['<iframe src="https://evil.example"></iframe>a', 'a'],
    ['<object data="x"></object><embed src="x">a', 'a'],
    ['<form action="https://evil.example"><input name="x">a</form>', 'a'],
    ['<base href="https://evil.example">a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#x0A;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="ftp://evil.example">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<td background="x">a</td>', '<td>a</td>'],
    ['<!-- a -->b', 'b'],
  ])('is taken out of %s', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean)
  })

  it('cannot steer this page from a new window, whatever the link says of itself', () => {
    for (const rel of ['', ' rel="opener"'])
      expect(sanitiseHtml(`<a href="/a" target="_blank"${rel}>a</a>`)).toBe(
        '<a href="/a" target="_blank" rel="noopener noreferrer">a</a>',
      )
    expect(sanitiseHtml('<a href="/a" target="_self" rel="opener">a</a>')).toBe(
      '<a href="/a" target="_self">a</a>',
    )
  })
})

describe('a picture', () => {
  it('leaves what it was called where readers are to hear of it, and never where it lies', () => {
    const clean = (html: string) => sanitiseHtml(html, true)
    const named = '<p>a</p><img alt="The &quot;cover&quot;" />'
    expect(
      clean('<p>a</p><img src="https://evil.example/t.gif" srcset="x 2x" onerror="x()" alt=\'The "cover"\'>'),
    ).toBe(named)
    expect(clean(named)).toBe(named)
    expect(clean('<img src="x">')).toBe('<img />')
    expect(sanitiseHtml(named)).toBe('<p>a</p>')
  })
})

describe('an input', () => {
  const area = defineResource({
    name: 'leaflet',
    title: 'name',
    fields: {
      name: f.text({ required: true, localized: true }),
      body: f.richText({ localized: true }),
      blocks: f.rows({ title: f.text(), text: f.richText() }),
    },
  })
  const [attack, clean] = ['<p onclick="x()">a</p>', '<p>a</p>']

  it('is cleaned in its rich texts, those of rows and other languages included, and there alone', () => {
    const given = {
      name: attack,
      body: attack,
      blocks: [{ title: attack, text: attack }, null, 'row'],
      translations: { fr: { name: attack, body: attack }, ja: 'none' },
      unknown: attack,
    }
    expect(sanitise(area, given)).toEqual({
      name: attack,
      body: clean,
      blocks: [{ title: attack, text: clean }, null, 'row'],
      translations: { fr: { name: attack, body: clean }, ja: 'none' },
      unknown: attack,
    })
    expect(given.body).toBe(attack)
  })

  it.each([
    { body: null },
    { body: 5 },
    { body: [attack] },
    { blocks: attack },
    { translations: null },
    { translations: [attack] },
  ])('of another shape is left to the checks: %j', (given) => {
    expect(sanitise(area, given)).toEqual(given)
  })

  it('is not looked at under names that every object has', () => {
    expect(sanitise(area, { constructor: attack, toString: attack })).toEqual({
      constructor: attack,
      toString: attack,
    })
  })
})
