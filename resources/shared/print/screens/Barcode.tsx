import { code128 } from '../../documents/rules/code128.ts'
import css from './print.module.css'

/** The modules of white that scanners need on both sides. */
const quiet = 10

/** A text as a bar code (Code 128), with the text below; the text alone where it cannot be encoded. */
export function Barcode({ text }: { text: string }) {
  const code = code128(text)
  return (
    <figure className={css.barcode}>
      {code && (
        <svg
          viewBox={`${-quiet} 0 ${code.width + 2 * quiet} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={text}
        >
          <path d={code.bars.map(([at, width]) => `M${at} 0h${width}v1h-${width}z`).join('')} />
        </svg>
      )}
      <figcaption>
        <bdi dir="ltr">{text}</bdi>
      </figcaption>
    </figure>
  )
}
