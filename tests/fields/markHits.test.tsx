import { expect, it } from 'vitest'
import { markHits } from '../../src/controls/parts/markHits.ts'

function marked(html: string, words: readonly string[]): string {
  const template = document.createElement('template')
  template.innerHTML = html
  markHits(template.content, words)
  return template.innerHTML
}

it('what was searched for is marked in formatted text, whatever its letters, and nothing of the text is lost', () => {
  expect(marked('<p>On Monday, <b>monday</b>s (a+b).</p>', ['monday', 'a+b'])).toBe(
    '<p>On <mark>Monday</mark>, <b><mark>monday</mark></b>s (<mark>a+b</mark>).</p>',
  )
  expect(marked('<p>Nothing</p>', [])).toBe('<p>Nothing</p>')
  expect(marked('<p>&lt;img&gt; x</p>', ['img'])).toBe('<p>&lt;<mark>img</mark>&gt; x</p>')
})
