import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { isReported } from './reportFailures.ts'

/** What somebody starts on a page: runs it once at a time, says what went wrong where nobody has said it (`reportFailures`), and has the given queries read again however it ends. */
export function useAct(
  ...paths: readonly string[]
): [act: (run: () => Promise<string | undefined>) => Promise<boolean>, isBusy: boolean] {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const act = async (run: () => Promise<string | undefined>) => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      const said = await run()
      if (said !== undefined) notify(said, { type: 'success' })
      return true
    } catch (error) {
      sayFailure(error)
      return false
    } finally {
      running.current = false
      setBusy(false)
      await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
    }
  }
  return [act, isBusy]
}

/** Says what went wrong where nobody has said it yet (`reportFailures`): one notification for one failure. */
export function useSayFailure(): (error: unknown) => void {
  const notify = useNotify()
  const reason = useReason()
  return useCallback(
    (error) => {
      if (isReported(error)) return
      const text = reason(error)
      notify(text, { type: 'error', messageArgs: { _: text } })
    },
    [notify, reason],
  )
}

/** What to say of something that failed, also where nobody said why. */
export function useReason(): (error: unknown) => string {
  const translate = useTranslate()
  return useCallback((error) => reasonOf(error) || translate('task.failed'), [translate])
}

/** Why the server refused, its words about single fields included, those of rows too. */
export function reasonOf(error: unknown): string {
  const { message = '', body } = error as { message?: string; body?: { errors?: Record<string, unknown> } }
  // Under `root` stands the message once more, as react-admin wants it.
  const errors = sentences({ ...body?.errors, root: undefined })
  return errors.length > 0 ? errors.join(' ') : message
}

function sentences(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(sentences) : []
}
