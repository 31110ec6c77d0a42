import { type HttpError, useNotify } from 'ra-core'
import { useState } from 'react'

/** What the API said of the values, by input, and the refusal as a whole where it names none. */
interface Refusal {
  readonly fields: Readonly<Record<string, string>>
  readonly whole?: string
}

const nothing: Refusal = { fields: {} }

/** Sends a small form: one at a time, with the refusal beside the inputs, and `done` as the message that it worked, where the page does not show it by itself. */
export function useSubmit(send: (values: Record<string, string>) => Promise<void>, done?: string) {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(nothing)
  const submit = async (values: Record<string, string>) => {
    if (isBusy) return
    setBusy(true)
    setRefusal(nothing)
    try {
      await send(values)
      if (done) notify(done, { type: 'success' })
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, submit }
}

/** Reads a refusal of the API. */
export function refusalOf(error: unknown): Refusal {
  const { message = '', body } = (error ?? {}) as Partial<HttpError>
  const fields = Object.entries((body?.errors ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : { fields: {}, whole: message }
}
