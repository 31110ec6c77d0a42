import { hitPattern } from '../../core/hitPattern.ts'

/** Marks what was searched for in formatted text that is about to be shown, each hit within one piece of it. */
export function markHits(content: DocumentFragment, words: readonly string[]): void {
  if (words.length === 0) return
  const pattern = hitPattern(words)
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parts = text.data.split(pattern)
    if (parts.length === 1) continue
    text.replaceWith(
      ...parts.map((part, index) => {
        if (index % 2 === 0) return part
        const mark = document.createElement('mark')
        mark.textContent = part
        return mark
      }),
    )
  }
}
