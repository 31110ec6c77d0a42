import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { isDay } from '../../../../src/controls/day/days.ts'
import { useFormFacts, useFormStand } from '../../../../src/views/form/FormContexts.ts'

/** Kinds that are typed: half of a word is not worth a save. */
const typed: ReadonlySet<string> = new Set(['text', 'longText'])

/**
 * Saves what was chosen, ticked or added at once; what is typed waits until its field is left. What was refused is not sent again by
 * itself before something else is changed.
 */
export function SaveSoon() {
  const { resource, base } = useFormFacts()
  const { changed, isSaving, isBusy, saveFirst } = useFormStand()
  const values = useWatch()
  const version = base?.version
  const tried = useRef({ values, version })
  const isDue = changed.some(({ name }) => {
    const kind = resource.fields[name]?.kind ?? ''
    return kind === 'date' ? !values[name] || isDay(values[name]) : !typed.has(kind)
  })
  useEffect(() => {
    // What was left while something else was on its way is due as well.
    const isLeft = changed.length > 0 && !document.activeElement?.matches('input[type=text], textarea')
    if (!(isDue || isLeft) || isSaving || isBusy) return
    if (tried.current.values === values && tried.current.version === version) return
    tried.current = { values, version }
    void saveFirst()
  }, [changed, isDue, isSaving, isBusy, values, version, saveFirst])
  return null
}
