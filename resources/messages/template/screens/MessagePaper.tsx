import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { SafeHtml } from '../../../../src/fields/richText/SafeHtml.tsx'
import { Choice } from './Choice.tsx'
import css from './template.module.css'

/** A message as the server filled it in. */
export interface Preview {
  readonly subject: string | null
  readonly body: string
  readonly plain: string
  readonly html: boolean
}

const widths = ['desktop', 'mobile', 'plain'] as const
const grounds = ['light', 'dark'] as const

interface MessagePaperProps {
  readonly preview: Preview | undefined
  /** Of a paper on a page, which keeps its place there whatever comes: its height in px, and what it is called, since it scrolls by itself. */
  readonly fixed?: { readonly height: number; readonly label: string }
  /** Choices beside those of width and ground. */
  readonly children?: ReactNode
}

/** A message that is looked at: wide, narrow or as plain text, on light or dark ground. */
export function MessagePaper({ preview, fixed, children }: MessagePaperProps) {
  const translate = useTranslate()
  const text = (key: string) => translate(`form.message.${key}`)
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop')
  const [ground, setGround] = useState<(typeof grounds)[number]>('light')
  return (
    <>
      <div className={css.choices}>
        <Choice label={text('width')} all={widths} chosen={width} onChoose={setWidth} nameOf={text} />
        <Choice label={text('ground')} all={grounds} chosen={ground} onChoose={setGround} nameOf={text} />
        {children}
      </div>
      <section
        tabIndex={fixed && 0}
        aria-label={fixed?.label}
        style={{ blockSize: fixed?.height }}
        className={css.paper}
        data-width={width}
        data-theme={ground}
        aria-live="polite"
        aria-busy={!preview}
      >
        {!preview && <Skeleton height={120} />}
        {preview?.subject && <h3>{preview.subject}</h3>}
        {preview &&
          (preview.html && width !== 'plain' ? (
            <SafeHtml html={preview.body} />
          ) : (
            <pre className={css.plain} dir="auto">
              {preview.plain}
            </pre>
          ))}
      </section>
    </>
  )
}
