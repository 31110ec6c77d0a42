import { type CustomerFolder, customerFolders, type Folder, folders, labels } from '../rules/folders.ts'

/** A place of the mailbox as the address names it. */
export type MailPlace =
  | { readonly kind: 'folder'; readonly folder: FolderName; readonly id: string | undefined }
  | { readonly kind: 'compose' }
  /** What the frame’s key for a new record leads to. */
  | { readonly kind: 'create' }
  /** A letter without its folder, as links from elsewhere name it. */
  | { readonly kind: 'letter'; readonly id: string }

/** A folder of the side column: one’s own letters, or what customers write. */
export type FolderName = Folder | CustomerFolder

/** All folders in their order. */
const folderNames: readonly FolderName[] = [...folders, ...labels, ...customerFolders]

const isFolder = (name: string): name is FolderName => folderNames.some((each) => each === name)

/** What a path below the area names: `inbox/<id>`; undefined for what is no place, and for the bare area. */
export function placeOf(path: string): MailPlace | undefined {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  if (more.length > 0 && more[0] !== 'show') return undefined
  if (first === 'compose' || first === 'create') return { kind: first }
  if (isFolder(first)) return { kind: 'folder', folder: first, id: second || undefined }
  return /^[\da-f-]{36}$/.test(first) ? { kind: 'letter', id: first } : undefined
}

const root = '/app/apps/mail'

/** The address of a folder, or of a letter in it, with the search and the page of the list. */
export const addressOf = (folder: FolderName, id?: string, search = '') =>
  `${root}/${folder}${id === undefined ? '' : `/${id}`}${search}`

/** Where a letter is written: a new one, a draft, or an answer to another one. */
export function composeAddress(
  begin: { readonly [K in 'draft' | 'reply' | 'replyAll' | 'forward']?: string } = {},
): string {
  const query = new URLSearchParams(begin).toString()
  return `${root}/compose${query === '' ? '' : `?${query}`}`
}
