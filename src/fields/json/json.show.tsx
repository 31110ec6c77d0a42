import type { CellProps } from '../view.ts'
import css from './json.module.css'

/** The value as it is written, indented. */
export default function JsonShow({ value }: CellProps<unknown>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <pre dir="ltr" className={css.code} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  )
}
