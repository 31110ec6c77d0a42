import { useDataProvider } from 'ra-core'
import { useController } from 'react-hook-form'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import type { Picture } from '../../../../src/fields/image/image.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useFormFacts } from '../../../../src/views/form/FormContexts.ts'

/** As many pictures as a card takes. */
const most = 20

/**
 * Makes an attached picture the cover of a card: a copy of it becomes the first of the card's pictures, as attachments are shown to nobody but
 * who fetches them. Undefined where the pictures may not be changed.
 */
export function useCover():
  | { use: (attached: StoredFile) => void; isBusy: boolean; isFull: boolean }
  | undefined {
  const { writable, closed } = useFormFacts()
  const { field } = useController({ name: 'pictures' })
  const provider = useDataProvider<ShopDataProvider>()
  const [act, isBusy] = useAct()
  if (closed !== undefined || !writable.has('pictures')) return undefined
  const pictures = (field.value ?? []) as readonly Picture[]
  const use = ({ file, name, type }: StoredFile) =>
    void act(async () => {
      const { data } = await provider.download(file)
      const made = await provider.upload(new File([data], name, { type }))
      field.onChange([{ file: made.data.file, alt: '', focalX: 0.5, focalY: 0.5 }, ...pictures])
      return undefined
    })
  return { use, isBusy, isFull: pictures.length >= most }
}

/** Whether an attachment is a picture. */
export const isPicture = ({ type }: StoredFile): boolean => type.startsWith('image/')
