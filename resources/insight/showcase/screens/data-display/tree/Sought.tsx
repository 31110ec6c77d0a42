import { useMemo, useState } from 'react'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { branchesOf, type UseBranch, type WrittenNode } from '../../../../../../src/controls/tree/nodes.ts'
import { Tree } from '../../../../../../src/controls/tree/Tree.tsx'
import { Hits, wordsOf } from '../../../../../../src/shell/controls/Hits.tsx'
import { branches, categories } from '../../categories.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

/** What is sought, with all that it lies below. */
const foundIn = (nodes: readonly WrittenNode[], sought: string): readonly WrittenNode[] =>
  nodes.flatMap((node) => {
    const below = foundIn(node.below ?? [], sought)
    const isFound = node.title.toLowerCase().includes(sought)
    if (!isFound && below.length === 0) return []
    return [below.length > 0 ? { ...node, below } : node]
  })

export default function Sought() {
  const t = useTexts()
  const [text, setText] = useState('shirt')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(branches))
  const [chosen, setChosen] = useState<string>()
  const useBranch = useMemo((): UseBranch => {
    const branchOf = branchesOf(foundIn(categories, text.trim().toLowerCase()))
    const words = wordsOf(text)
    return (id) => {
      const branch = branchOf(id)
      return {
        ...branch,
        nodes: branch.nodes.map((node) => ({ ...node, content: <Hits text={node.title} words={words} /> })),
      }
    }
  }, [text])
  return (
    <div className={css.stack}>
      <TextBoxField
        id="tree-sought"
        source="sought"
        label={t('showcase.words.search')}
        text={text}
        onText={(next) => {
          setText(next)
          setOpen(new Set(branches))
        }}
      />
      <Tree
        label={t('showcase.words.categories')}
        useBranch={useBranch}
        open={open}
        onOpen={setOpen}
        chosen={chosen === undefined ? [] : [chosen]}
        onChoose={({ id }) => setChosen(id)}
      />
    </div>
  )
}
