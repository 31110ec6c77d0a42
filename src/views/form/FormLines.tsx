import type { AnyRecord } from '../../core/index.ts'
import { useFormFacts } from './FormContexts.ts'
import { FormField } from './FormField.tsx'
import css from './form.module.css'
import { useAnyVisible } from './useFieldRules.ts'

/**
 * The lines of a section: fields below each other, several side by side where a line names several. A screen that writes the names itself
 * says of which record they are: `<FormLines<RecordOf<typeof collection>> lines={[['products']]} />`.
 */
export function FormLines<R = AnyRecord>({ lines }: { lines: readonly (readonly (keyof R & string)[])[] }) {
  return lines.map((names) => <FormLine key={names.join()} names={names} />)
}

function FormLine({ names }: { names: readonly string[] }) {
  const { readable } = useFormFacts()
  const shown = useAnyVisible(names)
  if (!shown || !names.some((name) => readable.has(name))) return null
  if (names.length === 1) return names[0] && <FormField name={names[0]} />
  return (
    <div className={css.line} style={{ '--fields': names.length } as React.CSSProperties}>
      {names.map((name) => (
        <FormField key={name} name={name} />
      ))}
    </div>
  )
}
