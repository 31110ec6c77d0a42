import { useEffect, useRef, useState } from 'react'
import { useReason } from '../../../../../src/providers/useAct.ts'

/** A change that is looked at before it is made. */
interface Previewed<Input, Report> {
  /** What it would do. */
  readonly look: (input: Input, signal: AbortSignal) => Promise<Report>
  readonly make: (input: Input) => Promise<Report>
  /** What is done with its answer; the dialog is closed then. */
  readonly onDone: (done: Report) => void
}

/** Milliseconds of quiet before the server is asked what a change would do. */
const quiet = 300

/** Says what a change would do as soon as it is complete (`input`), and anew whenever it is another; `submit` makes it. */
export function usePreview<Input extends object, Report>(
  input: Input | undefined,
  change: Previewed<Input, Report>,
) {
  const reason = useReason()
  const [report, setReport] = useState<Report>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const asked = JSON.stringify(input ?? null)
  const latest = useRef(change)
  latest.current = change

  useEffect(() => {
    setReport(undefined)
    setProblem(undefined)
    const given = JSON.parse(asked) as Input | null
    if (!given) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      latest.current.look(given, stop.signal).then(
        (found) => stop.signal.aborted || setReport(found as Report),
        (error: unknown) => stop.signal.aborted || setProblem(reason(error)),
      )
    }, quiet)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, reason])

  const submit = async () => {
    if (!input) return
    setBusy(true)
    setProblem(undefined)
    try {
      change.onDone(await change.make(input))
    } catch (error) {
      setProblem(reason(error))
      setBusy(false)
    }
  }
  return { report, problem, isBusy, submit }
}
