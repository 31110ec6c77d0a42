import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Picture } from '../../../../src/fields/image/image.ts'
import { inputOf } from '../../../../src/fields/inputs.ts'
import type { InputProps } from '../../../../src/fields/view.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { labelIn } from '../../product/rules/labelIn.ts'
import type { productOption } from '../productOption.ts'
import { ValueLook } from './ValueLook.tsx'
import css from './values.module.css'

interface Typed {
  readonly label?: string | null
  readonly hex?: string | null
  readonly swatch?: Picture | null
  readonly [key: string]: unknown
}

/** What only values with a look have, and what only those of sizes do. */
const ofLooks = ['hex', 'swatch', 'family']
const ofSizes = ['system']

/** The values of an option as a sheet of the columns that its display needs, below how customers see them. */
export function ValuesInput(props: InputProps) {
  const { resource, options, source } = props
  const { text, locale } = useAreaWords<typeof productOption>(resource.path)
  const [display, values] = useWatch({ name: ['display', source] }) as [unknown, readonly Typed[] | null]
  const looks = display === 'swatch' || display === 'image'
  const rows = values ?? []
  const hidden = (looks ? ofSizes : ofLooks)
    .filter((key) => rows.every((row) => row[key] === null || row[key] === undefined))
    .join()
  const shown = useMemo(() => {
    const fields = Object.entries(options.fields).filter(([key]) => !hidden.split(',').includes(key))
    return { ...options, fields: Object.fromEntries(fields) }
  }, [options, hidden])
  const { Input } = inputOf('rows')
  const named = rows.filter(({ label }) => label)
  return (
    <div>
      {named.length > 0 && (
        <ul className={css.preview} data-looks={looks || undefined} aria-label={text('preview')}>
          {named.map((row, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a value that was just added has nothing else to be known by
              key={index}
              className={looks ? undefined : css.chip}
              title={looks ? labelIn(row, locale) : undefined}
            >
              {looks && <ValueLook hex={colourIn(row.hex)} swatch={row.swatch ?? null} large />}
              <bdi className={looks ? 'visually-hidden' : undefined}>{labelIn(row, locale)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Input {...props} options={shown} />
    </div>
  )
}

/** A shade that is typed whole; half of one is none. */
const colourIn = (hex: string | null | undefined): string | null =>
  hex && /^#[0-9a-f]{6}$/i.test(hex) ? hex : null
