import { useLocale } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { defined } from '../../../../src/core/defined.ts'
import type { Resource } from '../../../../src/core/index.ts'
import type { Picture as StoredPicture } from '../../../../src/fields/image/image.ts'
import { pictureUrl } from '../../../../src/views/pictureUrl.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { banner } from '../banner.ts'
import { contrastOf, leastContrast, type Placement, placements } from '../rules/banners.ts'
import css from './BannerPreview.module.css'

/** What is looked at, in the order in which it is asked for. */
const shown = ['placement', 'mediaDesktop', 'textPosition', 'textColour', 'backdrop'] as const

/** The texts upon it. */
const words = ['heading', 'subheading', 'ctaLabel'] as const

/** A banner as the store shows it, live while it is changed, in the language of the interface; and whether its text can be read. */
export default function BannerPreview({ resource }: { resource: Resource }) {
  const locale = useLocale() ?? 'en'
  const { text } = useAreaWords<typeof banner>(resource.path)
  const [placement, picture, position, colour, ground] = useWatch({ name: shown }) as [
    Placement | null,
    StoredPicture | null,
    string | null,
    string | null,
    string | null,
  ]
  const plain = useWatch({ name: words }) as (string | null)[]
  const translated = useWatch({ name: words.map((name) => `translations.${locale}.${name}`) }) as (
    | string
    | null
    | undefined
  )[]
  const [heading, subheading, button] = words.map((_, index) => translated[index] || plain[index])
  const [width, height] = placements[placement ?? 'homeHero'].desktop
  const contrast = contrastOf(colour, ground)
  const isReadable = contrast === null || contrast >= leastContrast
  return (
    <>
      <div
        className={css.banner}
        data-at={position ?? 'start'}
        data-bar={width === 0 || undefined}
        style={defined({
          aspectRatio: width === 0 ? undefined : `${width} / ${height}`,
          color: colour ?? undefined,
          backgroundColor: ground ?? undefined,
        })}
      >
        {picture && (
          <img
            src={pictureUrl(picture.file, 1280)}
            alt=""
            loading="lazy"
            style={{ objectPosition: `${picture.focalX * 100}% ${picture.focalY * 100}%` }}
          />
        )}
        <div className={css.words} dir="auto">
          {heading && <strong>{heading}</strong>}
          {subheading && <span>{subheading}</span>}
          {button && <span className={css.button}>{button}</span>}
        </div>
      </div>
      {heading && contrast !== null && (
        <p className={css.note} data-bad={!isReadable || undefined}>
          {text(isReadable ? 'readable' : 'unreadable', { contrast: `${contrast}:1` })}
        </p>
      )}
    </>
  )
}
