import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { pictureTypes } from '../../../../../../src/controls/upload/checkFile.ts'
import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import tile from '../../../../../../src/controls/upload/upload.module.css'
import { Refused } from '../../Refused.tsx'
import own from '../../sentFiles.module.css'
import { swatches } from '../../swatches.ts'
import { type SentFile, useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

const rules = { types: pictureTypes, maxMB: 5 }

export default function Cards() {
  const t = useTexts()
  const translate = useTranslate()
  const { files, setFiles, take, refused, sending, isFull } = useSentFiles({
    begin: swatches,
    rules,
    room: 4,
  })
  const [opened, setOpened] = useState<SentFile>()
  return (
    <>
      <DropZone
        id="cards-files"
        multiple
        full={isFull}
        accept={pictureTypes}
        hint={translate('fields.upload.pictureHint', { maxMB: rules.maxMB })}
        onFiles={take}
      >
        <ul className={tile.tiles}>
          {files.map((file) => (
            <li key={file.id} className={tile.tile}>
              <button
                type="button"
                className={tile.open}
                aria-label={t('showcase.upload.words.look', { name: file.name })}
                onClick={() => setOpened(file)}
              >
                <img src={file.picture} alt="" />
              </button>
              <div className={tile.tools}>
                <button
                  type="button"
                  className={tile.tool}
                  aria-label={translate('fields.upload.remove', { name: file.name })}
                  onClick={() => setFiles(files.filter((each) => each !== file))}
                >
                  <Glyph name="close" />
                </button>
              </div>
            </li>
          ))}
        </ul>
        <UploadTiles {...sending} />
        <Refused reasons={refused} />
      </DropZone>
      {opened && (
        <Dialog title={opened.name} size="medium" onClose={() => setOpened(undefined)}>
          <div className={dialog.body}>
            <img className={own.whole} src={opened.picture} alt={opened.name} />
          </div>
          <DialogButtons onCancel={() => setOpened(undefined)} />
        </Dialog>
      )}
    </>
  )
}
