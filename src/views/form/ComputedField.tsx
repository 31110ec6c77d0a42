import { useTranslate } from 'ra-core'
import { useDeferredValue, useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { AnyRecord, Field } from '../../core/index.ts'
import { cellOf } from '../../fields/cells.ts'
import { useFormFacts } from './FormContexts.ts'
import css from './form.module.css'
import { Frame } from './parts/Frame.tsx'
import { useTexts } from './useTexts.ts'
import type { Values } from './values.ts'

/** A computed field, previewed with what is typed; the server computes it again when it is saved. */
export function ComputedField({ name, field }: { name: string; field: Field }) {
  const { resource, base, views } = useFormFacts()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const id = useId()
  const values = useDeferredValue(useWatch() as Values)
  const value = preview(() => resource.computed[name]?.(values)) ?? null
  const Cell = views.cells[name] ?? cellOf(field.kind)
  return (
    <Frame id={id} source={name} label={texts.field(name)} help={texts.help(name)} group>
      <output className={css.computed} aria-live="off">
        {value === null ? (
          <span className={css.nothing}>{translate('form.nothing')}</span>
        ) : (
          <Cell
            value={value}
            options={field.options}
            name={name}
            record={{ ...base, ...values } as AnyRecord}
            resource={resource}
          />
        )}
      </output>
    </Frame>
  )
}

/** Its function is written for valid records, and a form is not always one. */
function preview(compute: () => unknown): unknown {
  try {
    const value = compute()
    return typeof value === 'number' && !Number.isFinite(value) ? null : value
  } catch {
    return null
  }
}
