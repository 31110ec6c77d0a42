import { FileButton } from '../../../../../../src/controls/upload/FileButton.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { Refused } from '../../Refused.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import css from '../../showcase.module.css'
import { useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

export default function Chosen() {
  const t = useTexts()
  const { files, setFiles, take, refused, sending } = useSentFiles({ keep: (all) => all.slice(-1) })
  return (
    <div className={css.stack}>
      <span>
        <FileButton accept="text/csv,.csv" onFile={(file) => take([file])}>
          {t('showcase.words.chooseCsv')}
        </FileButton>
      </span>
      <UploadTiles {...sending} />
      <SentFiles files={files} onChange={setFiles} />
      <Refused reasons={refused} />
    </div>
  )
}
