import { useInput } from 'ra-core'
import { useRef } from 'react'
import { messageAt } from '../../../../../src/controls/parts/editor.ts'
import { hasFlag } from '../../../../../src/core/index.ts'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { useFocusTarget } from '../../../../../src/views/form/FocusContext.ts'
import css from '../dialogs/dialogs.module.css'
import type { LineDraft } from './EditedLine.tsx'
import { LinesEditor } from './LinesEditor.tsx'

const parts = ['quantity', 'unitPrice', 'priceReason', 'variant']

/** The lines of a draft in its form. */
export default function DraftLines({ source, label, resource, disabled }: InputProps) {
  const viewer = useViewer()
  const { id, field, fieldState } = useInput({ source, format: same, parse: same })
  const lines: readonly LineDraft[] = field.value ?? []
  // What the shop asks is no part of the record.
  const shopPrices = useRef(new Map<string, number>()).current
  const shopPriceOf = (variant: string) => {
    const shopPrice = shopPrices.get(variant)
    return shopPrice === undefined ? {} : { shopPrice }
  }
  const said = new Map(
    lines.flatMap(({ variant }, index) => {
      const words = parts.map((part) => messageAt(fieldState.error, index, part)).find(Boolean)
      return words ? [[variant, words] as const] : []
    }),
  )
  useFocusTarget(source, (path) => {
    const [row = '0'] = path.slice(source.length + 1).split('.')
    document
      .querySelectorAll<HTMLElement>(`[data-source="${source}"] li[data-edited]`)
      [Number(row)]?.querySelector('input')
      ?.focus()
  })
  const error = messageAt(fieldState.error) ?? messageAt(fieldState.error, 'root')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here
    <div role="group" aria-label={label} data-source={source} id={id}>
      <LinesEditor
        lines={lines.map((line) => ({ ...line, ...shopPriceOf(line.variant) }))}
        onLines={(next) => {
          for (const { variant, shopPrice } of next)
            if (shopPrice !== undefined) shopPrices.set(variant, shopPrice)
          field.onChange(next.map(({ shopPrice: _, ...line }) => line))
        }}
        disabled={disabled}
        mayPrice={hasFlag(viewer, resource.name, 'discount')}
        said={said}
      />
      {error && (
        <p role="alert" className={css.wrong}>
          {error}
        </p>
      )}
    </div>
  )
}

const same = <T,>(value: T) => value
