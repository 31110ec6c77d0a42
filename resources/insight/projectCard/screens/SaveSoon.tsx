import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isDay } from '../../../../src/controls/day/days.ts'
import { useFormFacts, useFormStand } from '../../../../src/views/form/FormContexts.ts'

/** Kinds that are typed: half of a word is not worth a save. */
const typed: ReadonlySet<string> = new Set(['text', 'longText'])

/** How often the same is sent by itself: a send that comes while another one is on its way is passed over. */
const most = 3

/**
 * Saves what was chosen, ticked or added at once; what is typed waits until its field is left. What is refused again and again waits
 * until something else is changed.
 */
export function SaveSoon() {
  const { resource, base } = useFormFacts()
  const { changed, isSaving, isBusy, submit } = useFormStand()
  const values = useWatch()
  const version = base?.version
  const tried = useRef({ values, version, count: most })
  const [round, setRound] = useState(0)
  const isDue = changed.some(({ name }) => {
    const kind = resource.fields[name]?.kind ?? ''
    return kind === 'date' ? !values[name] || isDay(values[name]) : !typed.has(kind)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks once more whether it was taken
  useEffect(() => {
    // What was left while something else was on its way is due as well.
    const isLeft = changed.length > 0 && !document.activeElement?.matches('input[type=text], textarea')
    if (!(isDue || isLeft) || isSaving || isBusy) return
    const isNew = tried.current.values !== values || tried.current.version !== version
    const count = isNew ? 0 : tried.current.count
    if (count >= most) return
    const timer = setTimeout(() => {
      tried.current = { values, version, count: count + 1 }
      submit()
      setRound((known) => known + 1)
    }, count * 1000)
    return () => clearTimeout(timer)
  }, [changed, isDue, isSaving, isBusy, values, version, round, submit])
  return null
}
