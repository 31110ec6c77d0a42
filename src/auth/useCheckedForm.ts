import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'

type Problems = Readonly<Record<string, string | undefined>>

/**
 * A form whose inputs keep their own values (so that password managers can fill them): on submit it checks them, shows what is wrong
 * and goes to the first such input, or hands the values on.
 */
export function useCheckedForm(
  check: (values: Record<string, string>) => Problems,
  submit: (values: Record<string, string>) => void,
) {
  const [problems, setProblems] = useState<Problems>({})
  const ref = useRef<HTMLFormElement>(null)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(
      ([name, value]) => [name, String(value)] as const,
    )
    const values = Object.fromEntries(entries)
    const found = check(values)
    setProblems(found)
    const first = Object.keys(found).find((name) => found[name] !== undefined)
    if (first === undefined) submit(values)
    else (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  // The Enter that ends the composition of a Chinese or Japanese word is not meant for the form.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && isComposing) event.preventDefault()
  }

  return { problems, form: { ref, onSubmit, onKeyDown, noValidate: true, method: 'post' } }
}
