import { useNotify } from 'ra-core'
import { useCallback } from 'react'

/** Copies a text and says so in the words that are given; where the browser lends nobody its clipboard, the text itself is said, to be copied by hand. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const notify = useNotify()
  return useCallback(
    async (text, done) => {
      if (await isCopied(text)) notify(done, { type: 'success' })
      else notify('tools.copyByHand', { type: 'info', autoHideDuration: null, messageArgs: { text } })
    },
    [notify],
  )
}

/** Browsers have a clipboard for pages that came by https or from this machine alone; elsewhere a selected field is copied. */
const isCopied = async (text: string): Promise<boolean> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => copiedFromField(text),
      )
    : copiedFromField(text)

function copiedFromField(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Outside a modal dialog nothing can be selected while it is open.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  before?.focus({ preventScroll: true })
  return isDone
}
