import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useState } from 'react'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { FileLink } from '../../../../src/views/FileLink.tsx'
import css from './chat.module.css'

/** The file of a message: a picture is shown, and everything can be fetched by its name. */
export const ChatFile = ({ value }: { value: StoredFile }) => (
  <>
    <ChatPicture value={value} />
    <span className={css.fileName}>
      <FileLink value={value} />
    </span>
  </>
)

/** A file that is a picture, as one sees it; nothing of any other. */
export const ChatPicture = ({ value }: { value: StoredFile }) =>
  value.type === 'image/webp' && <Picture value={value} />

/** Only the members may see it, so it has no address of its own and comes with the token. Some room is kept free while it does. */
function Picture({ value: { file, name } }: { value: StoredFile }) {
  const provider = useDataProvider<ShopDataProvider>()
  const [address, setAddress] = useState<string>()
  const { data } = useQuery({
    queryKey: ['chatPicture', file],
    queryFn: async () => (await provider.download(file)).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return <span className={css.picture}>{address && <img src={address} alt={name} />}</span>
}
