/** The dialogs that are open, the one in front last: whatever is not in that one can neither be reached nor is it read out. */
let open: readonly HTMLDialogElement[] = []
const watchers = new Set<() => void>()

function set(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const watcher of [...watchers]) watcher()
}

export const dialogOpened = (dialog: HTMLDialogElement): void =>
  set([...open.filter((each) => each !== dialog), dialog])

export const dialogClosed = (dialog: HTMLDialogElement): void => set(open.filter((each) => each !== dialog))

/** The one in front. */
export const frontDialog = (): HTMLDialogElement | undefined => open.at(-1)

/** Calls back when another one is in front; returns how to stop. */
export function watchDialogs(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
