import { Suspense, useEffect, useState } from 'react'
import { ChoiceField } from '../../../../../../src/controls/parts/ChoiceField.tsx'
import { Skeleton } from '../../../../../../src/controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { useFetched } from '../../../../../../src/providers/fetchOnce.ts'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { useCopy } from '../../../../../../src/shell/useCopy.ts'
import { DrawingGrid } from '../../DrawingGrid.tsx'
import { type DrawingStyle, fetchDrawings } from '../../drawings.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const kinds = ['directional', 'suggested', 'editor', 'data', 'brand', 'application'] as const
/** Milliseconds of quiet after which what was typed is looked for. */
const delay = 300

export default function Browser() {
  const t = useTexts()
  const [style, setStyle] = useState<DrawingStyle>('outlined')
  const [kind, setKind] = useState('')
  const [text, setText] = useState('')
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(text.trim().toLowerCase()), delay)
    return () => clearTimeout(timer)
  }, [text])
  const word = (name: string) => t(`showcase.words.drawings.${name}`)
  return (
    <div className={css.stack}>
      <Choice
        label={word('style')}
        value={style}
        options={{ outlined: word('outlined'), filled: word('filled'), twoTone: word('twoTone') }}
        onChange={setStyle}
      />
      <div className={css.fields}>
        <TextBoxField
          id="drawing-search"
          source="search"
          label={t('showcase.words.search')}
          text={text}
          onText={setText}
        />
        <ChoiceField
          id="drawing-kind"
          source="kind"
          label={word('kind')}
          choices={[
            { value: '', label: t('showcase.words.all') },
            ...kinds.map((value) => ({ value, label: word(value) })),
          ]}
          chosen={kind}
          onChoose={setKind}
        />
      </div>
      <Suspense fallback={<Skeleton height={328} />}>
        <Found style={style} kind={kind} sought={sought} />
      </Suspense>
    </div>
  )
}

function Found({ style, kind, sought }: { style: DrawingStyle; kind: string; sought: string }) {
  const t = useTexts()
  const copy = useCopy()
  const drawings = useFetched(fetchDrawings, style)
  const found = Object.entries(drawings)
    .filter(([each]) => kind === '' || each === kind)
    .flatMap(([, each]) => Object.entries(each))
    .filter(([name]) => name.toLowerCase().includes(sought))
  return (
    <div>
      <DrawingGrid
        label={t('showcase.icon.browser.title')}
        found={found}
        onPick={(name) =>
          copy(`<Drawing path={${style}.${name}} />`, t('showcase.words.copied', { text: name }))
        }
      />
      <p role="status">{t('showcase.words.drawings.found', { count: found.length })}</p>
    </div>
  )
}
