import { useCallback, useId, useMemo, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { describedBy, Frame } from '../../../../../src/controls/parts/Frame.tsx'
import { PictureList } from '../../../../../src/controls/upload/PictureList.tsx'
import type { Picture } from '../../../../../src/fields/image/image.ts'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { useOwn } from '../useOwn.ts'
import { ColourOfPictures } from './ColourOfPictures.tsx'
import css from './media.module.css'

/** Everything that is shown, or the pictures of one colour; `''` are those of no colour. */
type Shown = string | null

/** The pictures of a product in order, by colour: what is added while a colour is looked at shows that colour. */
export default function MediaInput({ source, label, help, options, disabled, locked }: InputProps) {
  const own = useOwn()
  const id = useId()
  const { field, fieldState } = useController({ name: source })
  const colours = useWatch({ name: 'colours' }) as readonly { value?: unknown; hex?: unknown }[] | null
  const [shown, setShown] = useState<Shown>(null)
  const all = (field.value ?? none) as readonly Picture[]
  const names = useMemo(
    () =>
      (colours ?? [])
        .map(({ value }) => value)
        .filter((value): value is string => typeof value === 'string' && value !== ''),
    [colours],
  )
  const isShown = useCallback(
    (picture: Picture) => shown === null || (picture.group ?? '') === shown,
    [shown],
  )
  const pictures = useMemo(() => all.filter(isShown), [all, isShown])
  const change = (next: Picture[]) => {
    const grouped = next.map((picture) =>
      shown && !all.some(isSame(picture)) ? { ...picture, group: shown } : picture,
    )
    field.onChange(shown === null ? grouped : woven(all, isShown, grouped))
  }
  const max = options.max ?? 60
  const frame = { id, source, label, group: true, help, locked, error: fieldState.error?.message }
  const tabs: readonly (readonly [Shown, string])[] = [
    [null, own('media.all')],
    ...names.map((name) => [name, name] as const),
    ['', own('media.noColour')],
  ]
  return (
    <Frame {...frame}>
      {names.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here
        <div className={css.tabs} role="group" aria-label={own('media.byColour')}>
          {tabs.map(([value, text]) => (
            <button
              key={value ?? ' '}
              type="button"
              className={css.tab}
              aria-pressed={shown === value}
              onClick={() => setShown(value)}
            >
              {text}{' '}
              <span className={css.quiet}>
                {value === null ? all.length : all.filter(({ group }) => (group ?? '') === value).length}
              </span>
            </button>
          ))}
        </div>
      )}
      <PictureList
        id={id}
        pictures={pictures}
        onChange={change}
        max={Math.max(0, max - all.length + pictures.length)}
        maxMB={options.maxMB ?? 10}
        library
        disabled={disabled}
        invalid={fieldState.invalid}
        describedBy={describedBy(frame)}
      />
      {names.length > 0 && pictures.length > 0 && (
        <ColourOfPictures
          pictures={pictures}
          colours={names}
          disabled={disabled}
          onColour={(file, colour) =>
            field.onChange(
              all.map((picture) => {
                if (picture.file !== file) return picture
                const { group: _, ...rest } = picture
                return colour === '' ? rest : { ...rest, group: colour }
              }),
            )
          }
        />
      )}
    </Frame>
  )
}

const none: readonly Picture[] = []

const isSame =
  ({ file }: Picture) =>
  (other: Picture) =>
    other.file === file

/** All pictures, with those that are shown in their new order at the places where they were; further ones at the end. */
function woven(
  all: readonly Picture[],
  isShown: (picture: Picture) => boolean,
  next: readonly Picture[],
): Picture[] {
  const waiting = [...next]
  const places = all.flatMap((picture) => {
    if (!isShown(picture)) return [picture]
    const following = waiting.shift()
    return following ? [following] : []
  })
  return [...places, ...waiting]
}
