import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { pictureTypes } from '../../../../../src/controls/upload/checkFile.ts'
import { FileButton } from '../../../../../src/controls/upload/FileButton.tsx'
import { useFileTaker } from '../../../../../src/controls/upload/useFileTaker.ts'
import { useSayFailure } from '../../../../../src/providers/useAct.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { PersonPicture } from '../../../../../src/views/PersonPicture.tsx'
import { useAccountChange } from '../useAccount.ts'
import css from './crop.module.css'
import { type OwnPictureAnswer, useOwnPicture } from './useOwnPicture.ts'

const CropDialog = lazy(() => import('./CropDialog.tsx'))

/** What a telephone takes a picture of weighs less; it is cut out before it is sent. */
const rules = { types: pictureTypes, maxMB: 20 }

/** The picture by which colleagues know somebody: chosen, cut out, and taken away again. */
export function OwnPicture({ name }: { name: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const client = useQueryClient()
  const change = useAccountChange()
  const data = useOwnPicture()
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  const [isUnreadable, setUnreadable] = useState(false)
  const { take, refused } = useFileTaker(rules, 1, ([file]) => void open(file))
  const open = async (file: File | undefined) => {
    setUnreadable(false)
    try {
      if (file) setBitmap(await createImageBitmap(file))
    } catch {
      setUnreadable(true)
    }
  }
  const close = () => {
    bitmap?.close()
    setBitmap(undefined)
  }
  const send = async (method: 'PUT' | 'DELETE', body?: object) => {
    try {
      client.setQueryData(
        ['account', 'profile/picture'],
        await change<OwnPictureAnswer>(method, 'profile/picture', body),
      )
      notify(`account.picture.${body ? 'kept' : 'removed'}`, { type: 'success' })
      close()
    } catch (error) {
      sayFailure(error)
    }
  }
  // Whoever has no role yet has no record that could hold a picture; a server without such records keeps none of anybody.
  if (!data?.mayChange) return null
  const { picture } = data
  const said = [...refused, ...(isUnreadable ? [translate('account.picture.unreadable')] : [])]
  return (
    <div className={css.own}>
      <PersonPicture name={name} picture={picture} size={96} alt={translate('account.picture.present')} />
      <div className={css.buttons}>
        <FileButton accept={pictureTypes.join(',')} onFile={(file) => take([file])}>
          {translate(picture ? 'account.picture.change' : 'account.picture.choose')}
        </FileButton>
        {picture && (
          <Button look="text" onClick={() => void send('DELETE')}>
            {translate('account.picture.remove')}
          </Button>
        )}
      </div>
      {said.length > 0 && (
        <p className={css.refused} role="alert">
          {said.join(' ')}
        </p>
      )}
      {bitmap && (
        <Suspense>
          <CropDialog bitmap={bitmap} onKeep={(cut) => send('PUT', { picture: cut })} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
