import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { AreaHead } from '../../core/index.ts'
import type { Picture } from '../../fields/image/image.ts'
import { pictureUrl } from '../../views/pictureUrl.ts'
import { useLater } from '../../views/useLater.ts'
import { Dialog, dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import css from './library.module.css'
import { libraryPageSize, useLibraryFolders, useLibraryPage } from './useLibraryPage.ts'

interface LibraryDialogProps {
  library: AreaHead
  /** How many may be taken. */
  room: number
  /** The files that are there already. */
  taken: readonly string[]
  onTake: (pictures: Picture[]) => void
  onClose: () => void
}

/** The pictures of the media library, to take some of them; with the texts and focal points they have there. */
export default function LibraryDialog({ library, room, taken, onTake, onClose }: LibraryDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const [q, setQ] = useState('')
  const [folder, setFolder] = useState('')
  const [page, setPage] = useState(1)
  const [picked, setPicked] = useState<readonly Picture[]>([])
  const search = { q: useLater(q.trim()), folder, page }
  const folders = useLibraryFolders(library) ?? []
  const { data, error, isPlaceholderData } = useLibraryPage(library, search)
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / libraryPageSize))
  const toggle = (picture: Picture) =>
    setPicked((known) => {
      const others = known.filter(({ file }) => file !== picture.file)
      if (others.length < known.length) return others
      return room === 1 ? [picture] : known.length < room ? [...known, picture] : known
    })
  return (
    <Dialog title={translate('fields.library.title')} size="large" onClose={onClose}>
      <div className={css.tools}>
        <input
          type="search"
          className={css.search}
          data-first
          maxLength={200}
          aria-label={translate('fields.library.search')}
          placeholder={translate('fields.library.search')}
          value={q}
          onChange={(event) => {
            setQ(event.target.value)
            setPage(1)
          }}
        />
        <select
          className={css.folder}
          aria-label={translate('fields.library.folder')}
          value={folder}
          onChange={(event) => {
            setFolder(event.target.value)
            setPage(1)
          }}
        >
          <option value="">{translate('fields.library.allFolders')}</option>
          {folders.map((each) => (
            <option key={each.folder} value={each.folder}>
              {each.folder} ({each.count})
            </option>
          ))}
        </select>
      </div>
      <div className={dialog.body} id={`${id}-body`}>
        {error ? (
          <p role="alert">{translate('fields.library.failed')}</p>
        ) : !data ? (
          <Skeleton height={280} />
        ) : data.pictures.length === 0 ? (
          <p role="status">{translate('fields.library.nothing')}</p>
        ) : (
          <ul className={css.tiles} aria-busy={isPlaceholderData}>
            {data.pictures.map(({ id: file, name, picture }) => {
              const isHere = taken.includes(file)
              const isPicked = picked.some((each) => each.file === file)
              return (
                <li key={file}>
                  <button
                    type="button"
                    className={css.tile}
                    aria-pressed={isPicked}
                    disabled={isHere || (!isPicked && room > 1 && picked.length >= room)}
                    title={isHere ? translate('fields.library.here') : undefined}
                    onClick={() => toggle(picture)}
                  >
                    <img
                      src={pictureUrl(file, 320)}
                      alt=""
                      loading="lazy"
                      style={{ objectPosition: `${picture.focalX * 100}% ${picture.focalY * 100}%` }}
                    />
                    <span className={css.name}>
                      <bdi>{name}</bdi>
                    </span>
                    <span className={css.alt}>{picture.alt || translate('fields.library.unnamed')}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <DialogButtons
        more={
          pages > 1 && (
            <span className={css.pages}>
              <IconButton
                small
                glyph="previous"
                id={`${id}-previous`}
                label={translate('fields.library.previous')}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              />
              {translate('fields.library.page', { page, pages })}
              <IconButton
                small
                glyph="next"
                id={`${id}-next`}
                label={translate('fields.library.next')}
                disabled={page === pages}
                onClick={() => setPage(page + 1)}
              />
            </span>
          )
        }
        onCancel={onClose}
        disabled={picked.length === 0}
        onClick={() => {
          onTake([...picked])
          onClose()
        }}
      >
        {translate('fields.library.take', { smart_count: Math.max(1, picked.length) })}
      </DialogButtons>
    </Dialog>
  )
}
