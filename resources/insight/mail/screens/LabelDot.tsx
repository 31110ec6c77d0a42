import type { Label } from '../rules/folders.ts'
import css from './mail.module.css'

/** The mark of a label; its name stands beside it, or is read out. */
export const LabelDot = ({ label, name }: { label: Label; name?: string }) => (
  <span className={css.dot} data-label={label} {...(name ? { role: 'img', 'aria-label': name } : {})} />
)
