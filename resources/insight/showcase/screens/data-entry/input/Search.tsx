import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { hasAll, wordsOf } from '../../../../../../src/shell/controls/Hits.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Search() {
  const t = useTexts()
  const { list } = usePunctuation()
  const [text, setText] = useState('cotton')
  const [sought, setSought] = useState('')
  const [isBusy, setBusy] = useState(false)
  const words = wordsOf(sought)
  const found = products.filter(({ name }) => hasAll(name, words)).map(({ name }) => name)
  const search = t('showcase.words.search')
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setBusy(true)
        setTimeout(() => {
          setSought(text)
          setBusy(false)
        }, 1200)
      }}
    >
      <div className={css.withEnd}>
        <TextBox
          id="search-products"
          source="q"
          dense
          label={search}
          placeholder={search}
          text={text}
          onText={setText}
        />
        <Button type="submit" look="primary" busy={isBusy}>
          {search}
        </Button>
      </div>
      <p role="status">{!isBusy && sought && (list(found) || t('showcase.words.noMatch'))}</p>
    </form>
  )
}
