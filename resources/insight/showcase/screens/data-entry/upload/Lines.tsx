import { useTranslate } from 'ra-core'
import { pictureTypes } from '../../../../../../src/controls/upload/checkFile.ts'
import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { Refused } from '../../Refused.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import { swatches } from '../../swatches.ts'
import { useSentFiles } from '../../useSentFiles.ts'

const rules = { types: pictureTypes, maxMB: 5 }

export default function Lines() {
  const { files, setFiles, take, refused, sending } = useSentFiles({ begin: swatches, rules })
  const translate = useTranslate()
  return (
    <DropZone
      id="pictureLines-files"
      multiple
      accept={pictureTypes}
      hint={translate('fields.upload.pictureHint', { maxMB: rules.maxMB })}
      onFiles={take}
    >
      <SentFiles files={files} onChange={setFiles} />
      <UploadTiles {...sending} />
      <Refused reasons={refused} />
    </DropZone>
  )
}
