import { useDataProvider } from 'ra-core'
import { formatBytes } from '../../../../src/fields/file/formatBytes.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { FileLink } from '../../../../src/views/FileLink.tsx'
import { saveFile } from '../../../../src/views/saveFile.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { MailIcon } from './MailIcon.tsx'
import css from './mail.module.css'
import type { Letter } from './useMailbox.ts'

interface AttachmentListProps {
  attachments: Letter['attachments']
  words: AreaWords
}

/** The files of a letter, to be fetched one by one or all. */
export function AttachmentList({ attachments, words: { text, locale } }: AttachmentListProps) {
  const provider = useDataProvider<ShopDataProvider>()
  const [act, isBusy] = useAct()
  const files = attachments.map(({ file }) => file)
  if (files.length === 0) return null
  const fetchAll = () =>
    act(async () => {
      for (const { file, name } of files) saveFile((await provider.download(file)).data, name)
      return undefined
    })
  return (
    <section aria-label={text('attachments')} className={css.files}>
      <ul>
        {files.map((file) => (
          <li key={file.file} className={css.file}>
            <MailIcon name="attachment" />
            <FileLink value={file} />
            <bdi className={css.quiet}>{formatBytes(file.bytes, locale)}</bdi>
          </li>
        ))}
      </ul>
      {files.length > 1 && (
        <Button small busy={isBusy} onClick={() => void fetchAll()}>
          {text('download')}
        </Button>
      )}
    </section>
  )
}
