import css from './Drawing.module.css'

interface DrawingProps {
  /** Outline on 24 × 24 (Material Icons, Apache 2.0). */
  path: string
  /** Pixels; else as large as the styles around it say. */
  size?: number | undefined
  /** Turned around where the page runs from right to left: arrows that point on or back. */
  isMirrored?: boolean | undefined
  className?: string | undefined
}

/** A small drawing in the colour of the text, silent to assistive technology. */
export function Drawing({ path, size, isMirrored, className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={`${css.drawing} ${className ?? ''}`}
      data-mirrored={isMirrored || undefined}
      style={size === undefined ? undefined : { fontSize: size }}
    >
      <path d={path} />
    </svg>
  )
}
