import { qrCode } from '../rules/qrCode.ts'
import styles from './account.module.css'

/** The modules of white that scanners need all around. */
const quiet = 4

/** A text as a QR code, drawn here: no other host learns of it. Dark on white in both themes, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text)
  if (!rows) return null
  const size = rows.length + 2 * quiet
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={styles.qr}
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dark.join('')} />
    </svg>
  )
}
