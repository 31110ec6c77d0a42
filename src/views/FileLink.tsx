import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { StoredFile } from '../fields/file/file.ts'
import type { ShopDataProvider } from '../providers/dataProvider.ts'
import { useSayFailure } from '../providers/useAct.ts'
import { Button } from '../shell/controls/Button.tsx'
import css from './FileLink.module.css'
import { saveFile } from './saveFile.ts'

/** The name of a stored file, which fetches it: a plain link would come without the token. */
export function FileLink({ value }: { value: StoredFile }) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const sayFailure = useSayFailure()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { data } = await dataProvider.download(value.file)
      saveFile(data, nameOf(value))
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button small look="text" busy={isBusy} onClick={() => void open()}>
      <Kind value={value} />
      <bdi>{value.name}</bdi>
    </Button>
  )
}

/** What kind of file it is, by its ending: to be seen, for its name says it to whoever hears it. */
function Kind({ value }: { value: StoredFile }) {
  const ending = /\.(\w{2,4})$/.exec(nameOf(value))?.[1]
  return (
    ending && (
      <span className={css.kind} data-kind={kindOf(value.type)} aria-hidden="true">
        {ending.toUpperCase()}
      </span>
    )
  )
}

function kindOf(type: string): 'picture' | 'pdf' | 'sheet' | undefined {
  if (type.startsWith('image/')) return 'picture'
  if (type === 'application/pdf') return 'pdf'
  return /csv|sheet|excel/.test(type) ? 'sheet' : undefined
}

/** Pictures are kept as WebP, whatever they came as. */
const nameOf = ({ name, type }: StoredFile): string =>
  type === 'image/webp' ? `${name.replace(/\.\w{1,5}$/, '')}.webp` : name
