import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { customerFolders, type FolderCounts, folders, type Label, labels } from '../rules/folders.ts'
import { LabelDot } from './LabelDot.tsx'
import { MailIcon } from './MailIcon.tsx'
import css from './mail.module.css'
import { addressOf, composeAddress, type FolderName } from './mailPlace.ts'

export interface FolderListProps {
  words: AreaWords
  counts: FolderCounts | undefined
  current: FolderName | undefined
  mayWrite: boolean
}

/** The folders and labels with what waits in them; customers' messages for those who may view the contact desk. */
export function FolderList({ words, counts, current, mayWrite }: FolderListProps) {
  const { text } = words
  const own: readonly FolderName[] = counts?.customers == null ? folders : [...folders, ...customerFolders]
  const line = (folder: FolderName) => (
    <FolderLine key={folder} folder={folder} words={words} counts={counts} isCurrent={folder === current} />
  )
  return (
    <div className={css.side}>
      {mayWrite && <ComposeLink words={words} />}
      <nav aria-label={text('folders')} className={css.folders}>
        <ul>{own.map(line)}</ul>
        <h2 className={css.group}>{text('labels')}</h2>
        <ul>{labels.map(line)}</ul>
      </nav>
    </div>
  )
}

export const ComposeLink = ({ words: { text } }: Pick<FolderListProps, 'words'>) => (
  <ButtonLink look="primary" to={composeAddress()}>
    {text('compose')}
  </ButtonLink>
)

interface FolderLineProps extends Pick<FolderListProps, 'words' | 'counts'> {
  folder: FolderName
  isCurrent: boolean
}

function FolderLine({ folder, words: { text, locale }, counts, isCurrent }: FolderLineProps) {
  const count = folder === 'sent' || folder === 'deleted' ? 0 : (counts?.[folder] ?? 0)
  const values = { folder: text(folder), smart_count: count }
  return (
    <li>
      <Link
        to={addressOf(folder)}
        className={css.folder as string}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {isLabel(folder) ? <LabelDot label={folder} /> : <MailIcon name={folder} />}
        <span className={css.folderName} aria-hidden={count > 0}>
          {text(folder)}
        </span>
        {count > 0 && (
          <>
            <span className={css.count} aria-hidden>
              {formatNumber(count, locale)}
            </span>
            <span className="visually-hidden">{text(folder === 'draft' ? 'drafts' : 'waiting', values)}</span>
          </>
        )}
      </Link>
    </li>
  )
}

const isLabel = (folder: FolderName): folder is Label => labels.some((each) => each === folder)
