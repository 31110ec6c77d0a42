/**
 * Which of several items a key leads to from the one at `at`: the next, the one before, the first, the last, or the next whose words begin
 * with the letter.
 */
export function itemByKey(
  key: string,
  items: readonly HTMLElement[],
  at: number,
  wordsOf: (item: HTMLElement) => string | null | undefined,
): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[at + 1]
  if (key === 'ArrowUp') return items[at - 1]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1) return undefined
  const letter = key.toLocaleLowerCase()
  return [...items.slice(at + 1), ...items.slice(0, at)].find((item) =>
    wordsOf(item)?.trim().toLocaleLowerCase().startsWith(letter),
  )
}
