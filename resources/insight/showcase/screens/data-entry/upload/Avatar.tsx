import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { pictureTypes } from '../../../../../../src/controls/upload/checkFile.ts'
import { FileButton } from '../../../../../../src/controls/upload/FileButton.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { Refused } from '../../Refused.tsx'
import own from '../../sentFiles.module.css'
import css from '../../showcase.module.css'
import { useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

const rules = { types: pictureTypes, maxMB: 2 }

export default function Avatar() {
  const t = useTexts()
  const { files, take, refused, sending } = useSentFiles({ rules, keep: (all) => all.slice(-1) })
  const picture = files[0]?.picture
  return (
    <div className={css.stack}>
      <div className={css.row}>
        {picture ? (
          <img className={own.round} src={picture} alt={files[0]?.name} />
        ) : (
          <span className={`${own.round} ${own.empty}`}>
            <Glyph name="upload" size={32} />
          </span>
        )}
        <FileButton accept={pictureTypes.join(',')} onFile={(file) => take([file])}>
          {t('showcase.upload.words.picture')}
        </FileButton>
      </div>
      <UploadTiles {...sending} />
      <Refused reasons={refused} />
    </div>
  )
}
