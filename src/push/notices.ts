let waiting: readonly string[] = []
let listener: ((key: string) => void) | undefined

/** Has a text (its key) shown as soon as there is a page that can: what happens during sign-in is told after it. */
export function addNotice(key: string): void {
  if (listener) listener(key)
  else waiting = [...waiting.filter((other) => other !== key), key]
}

/** Shows the notices that wait and those to come; returns how to stop. */
export function onNotice(show: (key: string) => void): () => void {
  listener = show
  const due = waiting
  waiting = []
  for (const key of due) show(key)
  return () => {
    listener = undefined
  }
}
