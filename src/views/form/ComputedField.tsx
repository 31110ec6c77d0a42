import { useTranslate } from 'ra-core'
import { useDeferredValue, useId, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Frame } from '../../controls/parts/Frame.tsx'
import { type AnyRecord, type Field, isEmpty } from '../../core/index.ts'
import { wantedNames } from '../../derive/wantedNames.ts'
import { cellOf } from '../../fields/cells.ts'
import { showOf } from '../../fields/shows.ts'
import { NamedRecords } from '../NamedRecords.tsx'
import { useFormFacts } from './FormContexts.ts'
import css from './form.module.css'
import { useTexts } from './useTexts.ts'
import type { Values } from './values.ts'

/**
 * A field that nobody writes: a computed one, previewed with what is typed (the server computes it again when it is saved), or one
 * that the server keeps, as it is stored.
 */
export function ComputedField({ name, field }: { name: string; field: Field }) {
  const { resource, base, views } = useFormFacts()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const id = useId()
  const values = useDeferredValue(useWatch() as Values)
  const value =
    (field.options.computed ? preview(() => resource.computed[name]?.(values)) : base?.[name]) ?? null
  const isTable = field.options.fields !== undefined
  const Cell = views.cells[name] ?? (isTable ? showOf(field.kind) : undefined) ?? cellOf(field.kind)
  const Output = isTable ? 'div' : 'output'
  const wanted = useMemo(() => wantedNames(resource, [[name, value]]), [resource, name, value])
  return (
    <Frame id={id} source={name} label={texts.field(name)} help={texts.help(name)} group>
      <Output className={isTable ? undefined : css.computed} aria-live="off">
        {isEmpty(value) ? (
          <span className={css.nothing}>{translate('form.nothing')}</span>
        ) : (
          <NamedRecords wanted={wanted}>
            <Cell
              value={value}
              options={field.options}
              name={name}
              record={{ ...base, ...values } as AnyRecord}
              resource={resource}
            />
          </NamedRecords>
        )}
      </Output>
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
