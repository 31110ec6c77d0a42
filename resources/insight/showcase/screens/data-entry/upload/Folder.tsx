import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { Refused } from '../../Refused.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import { type SentFile, useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

/** Its name with the folders that it lies in. */
const withPath = (file: SentFile): SentFile => ({
  ...file,
  name: file.source?.webkitRelativePath || file.name,
})

export default function Folder() {
  const t = useTexts()
  const { files, setFiles, take, refused, sending } = useSentFiles({ keep: (all) => all.map(withPath) })
  return (
    <DropZone
      id="folder-files"
      multiple
      folder
      accept={[]}
      hint={t('showcase.upload.words.withAll')}
      onFiles={take}
    >
      <UploadTiles {...sending} />
      <SentFiles files={files} onChange={setFiles} />
      <Refused reasons={refused} />
    </DropZone>
  )
}
