import type { Label } from '../rules/folders.ts'
import css from './mail.module.css'

/** The mark of a label; its name stands beside it, or is read out. */
export const LabelDot = ({ label, name }: { label: Label; name?: string }) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the name is given with the role only.
  <span className={css.dot} data-label={label} role={name ? 'img' : undefined} aria-label={name} />
)
