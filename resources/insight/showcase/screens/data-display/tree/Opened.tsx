import { useState } from 'react'
import { Tree } from '../../../../../../src/controls/tree/Tree.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { branches, useBranch } from '../../categories.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Opened() {
  const t = useTexts()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['women']))
  const [chosen, setChosen] = useState<string>()
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <Button small disabled={open.size === branches.length} onClick={() => setOpen(new Set(branches))}>
          {t('showcase.words.openAll')}
        </Button>
        <Button small disabled={open.size === 0} onClick={() => setOpen(new Set())}>
          {t('showcase.words.closeAll')}
        </Button>
        <Button small disabled={chosen === undefined} onClick={() => setChosen(undefined)}>
          {t('showcase.words.clear')}
        </Button>
      </div>
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
