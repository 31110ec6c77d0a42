import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { Refused } from '../../Refused.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import { useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

export default function LastTwo() {
  const t = useTexts()
  const { files, setFiles, take, refused, sending } = useSentFiles({ keep: (all) => all.slice(-2) })
  return (
    <DropZone id="lastTwo-files" multiple accept={[]} hint={t('showcase.words.anyFile')} onFiles={take}>
      <SentFiles files={files} onChange={setFiles} />
      <UploadTiles {...sending} />
      <Refused reasons={refused} />
    </DropZone>
  )
}
