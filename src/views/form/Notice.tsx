import type { ReactNode, Ref } from 'react'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import css from './form.module.css'

interface NoticeProps {
  tone: 'info' | 'warning' | 'danger'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read out at once rather than when there is a pause. */
  urgent?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Something to know about the whole form, with what can be done about it. */
export function Notice({ tone, title, children, actions, urgent, ref }: NoticeProps) {
  return (
    <div ref={ref} className={css.notice} data-tone={tone} role={urgent ? 'alert' : 'status'} tabIndex={-1}>
      <Glyph name={tone} />
      <div className={css.noticeText}>
        <strong>{title}</strong>
        {children}
      </div>
      {actions && <div className={css.noticeActions}>{actions}</div>}
    </div>
  )
}
