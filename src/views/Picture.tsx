import { useState } from 'react'
import type { Picture as PictureValue } from '../fields/image/image.ts'
import css from './Picture.module.css'
import { pictureUrl, pictureWidths } from './pictureUrl.ts'

interface PictureProps {
  /** Nothing, where the record has no picture: then a quiet mark of the same size. */
  value: PictureValue | null | undefined
  /** Size on the page in CSS pixels; as high as wide unless `height` says otherwise. */
  width: number
  height?: number
  /** In place of the stored text; empty where the words beside the picture say the same. */
  alt?: string
}

/** A stored picture, cropped around its focal point. Its place is kept free while it loads, so nothing moves. */
export function Picture({ value, width, height = width, alt = value?.alt ?? '' }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const size = { inlineSize: width, blockSize: height }
  if (!value || broken === value.file)
    return <NoPicture style={size} role={alt ? 'img' : undefined} aria-label={alt} />
  const fitting = pictureWidths.filter((stored) => stored >= width)
  return (
    <span className={css.frame} style={size}>
      <img
        src={pictureUrl(value.file, width)}
        srcSet={
          // biome-ignore lint/plugin: no words
          fitting.map((stored) => `${pictureUrl(value.file, stored)} ${stored}w`).join(', ') || undefined
        }
        sizes={`${width}px`}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${value.focalX * 100}% ${value.focalY * 100}%` }}
        onError={() => setBroken(value.file)}
      />
    </span>
  )
}

interface GoodsPictureProps extends Omit<PictureProps, 'width'> {
  height: number
}

/** A picture of goods: three wide and four high, wherever they are shown. */
export const GoodsPicture = ({ height, ...props }: GoodsPictureProps) => (
  <Picture {...props} width={Math.round(height * 0.75)} height={height} />
)

function NoPicture(props: React.HTMLAttributes<HTMLSpanElement>) {
  return (
    <span className={`${css.frame} ${css.empty}`} {...props}>
      <svg
        width="45%"
        height="45%"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      >
        <rect x="3" y="4" width="18" height="16" rx="2.5" />
        <path d="m4 17 5-5 4 4 3-2.5 4 3.5" />
        <circle cx="15.5" cy="9" r="1.6" />
      </svg>
    </span>
  )
}
