import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { messageAt } from '../../../../src/controls/parts/editor.ts'
import { framed } from '../../../../src/controls/parts/framed.tsx'
import { moved } from '../../../../src/controls/parts/moved.ts'
import { baseLocale, hasFlag } from '../../../../src/core/index.ts'
import type { EditorProps } from '../../../../src/fields/view.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useFormPlace } from '../../../../src/views/form/FormContexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { page } from '../page.ts'
import { type BlockType, blockShape, blockTypeNames, blockTypes, mostBlocks } from '../rules/blockTypes.ts'
import type { Content } from '../rules/contentValue.ts'
import { BlockPreview } from './BlockPreview.tsx'
import css from './blocks.module.css'
import { ContentItems } from './ContentItems.tsx'
import { StepTools } from './StepTools.tsx'
import { TypedFields } from './TypedFields.tsx'

/** The blocks of a page: added, moved by keyboard (Alt and the arrow keys), buttons or drag, copied, removed; with how they look. */
function BlocksEditor({ id, source, value, onChange, resource, disabled, error }: EditorProps<Content[]>) {
  const viewer = useViewer()
  const { locale } = useFormPlace()
  const [open, setOpen] = useState<string>()
  const [type, setType] = useState<BlockType>('richText')
  const [isPreview, setPreview] = useState(false)
  const dragged = useRef<number>(undefined)
  const blocks = Array.isArray(value) ? value : []
  const { text: own } = useAreaWords<typeof page>(resource.path)
  const mayWrite = (name: string) => {
    const flag = blockShape(name)?.flag
    return flag === undefined || hasFlag(viewer, resource.name, flag)
  }
  const isStructure = locale === baseLocale && !disabled
  const set = (next: Content[]) => onChange(next.length > 0 ? next : null)
  const add = () => {
    const block: Content = { id: uuidv7(), type, values: {}, translations: {}, items: [] }
    set([...blocks, block])
    setOpen(block.id)
  }
  const move = (from: number, to: number) => {
    if (to >= 0 && to < blocks.length && to !== from) set(moved(blocks, from, to))
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0 || !isStructure) return
    event.preventDefault()
    move(index, index + step)
  }
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault()
    if (dragged.current !== undefined) move(dragged.current, index)
    dragged.current = undefined
  }
  return (
    <div id={id} className={css.blocks}>
      {blocks.length > 0 && (
        <div className={css.bar}>
          <span className={css.hint}>{own('blocksHint')}</span>
          <Button small aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {own(isPreview ? 'backToBlocks' : 'previewBlocks')}
          </Button>
        </div>
      )}
      {isPreview ? (
        <BlockPreview blocks={blocks} locale={locale} resource={resource} />
      ) : (
        <ol className={css.list}>
          {blocks.map((block, index) => {
            const shape = blockShape(block.type)
            const name = own(`blockTypes.${block.type}`)
            const problem = messageAt(error, index) ?? messageAt(error, index, 'type')
            const isOpen = open === block.id || Boolean((error as unknown[] | undefined)?.[index])
            const isClosed = disabled || !mayWrite(block.type)
            const change = (next: Partial<Content>) =>
              set(blocks.map((each, at) => (at === index ? { ...each, ...next } : each)))
            return (
              <li
                key={block.id}
                className={css.block}
                data-source={`${source}.${index}`}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => drop(event, index)}
              >
                <div className={css.head}>
                  <button
                    type="button"
                    className={css.title}
                    aria-expanded={isOpen}
                    draggable={isStructure}
                    onDragStart={() => {
                      dragged.current = index
                    }}
                    onKeyDown={(event) => onKeyDown(event, index)}
                    onClick={() => setOpen(isOpen ? undefined : block.id)}
                  >
                    <span className={css.number}>{index + 1}</span>
                    <span>{name}</span>
                    <span className={css.excerpt}>{excerptOf(block, locale)}</span>
                  </button>
                  {isStructure && (
                    <StepTools
                      resource={resource}
                      name={`${name} ${index + 1}`}
                      index={index}
                      count={blocks.length}
                      onMove={(to) => move(index, to)}
                      onRemove={() => set(blocks.filter((_, at) => at !== index))}
                      onCopy={
                        isClosed
                          ? undefined
                          : () => set(blocks.toSpliced(index + 1, 0, { ...block, id: uuidv7() }))
                      }
                    />
                  )}
                </div>
                {problem && <p className={css.error}>{problem}</p>}
                {isOpen && shape && (
                  <div className={css.body}>
                    <TypedFields
                      resource={resource}
                      locale={locale}
                      fields={shape.fields}
                      part={block}
                      source={`${source}.${index}`}
                      disabled={isClosed}
                      error={(error as unknown[] | undefined)?.[index]}
                      onChange={change}
                    />
                    {shape.items && (
                      <ContentItems
                        resource={resource}
                        locale={locale}
                        fields={shape.items}
                        most={shape.most ?? 50}
                        items={block.items ?? []}
                        source={`${source}.${index}`}
                        disabled={isClosed}
                        error={(error as unknown[] | undefined)?.[index]}
                        onChange={(items) => change({ items })}
                      />
                    )}
                  </div>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {isStructure && !isPreview && blocks.length < mostBlocks && (
        <div className={css.adder}>
          <ChoiceBox
            dense
            id={`${id}-type`}
            source={`${source}.newType`}
            label={own('newBlock')}
            choices={blockTypeNames
              .filter(mayWrite)
              .map((each) => ({ value: each, label: own(`blockTypes.${each}`) }))}
            chosen={type}
            onChoose={(chosen) => setType(chosen in blockTypes ? (chosen as BlockType) : 'richText')}
          />
          <Button onClick={add}>{own('addBlock')}</Button>
        </div>
      )}
    </div>
  )
}

/** The first words of a block, so that it is known while it is folded. */
function excerptOf({ values, translations, items }: Content, locale: string): string {
  const said = { ...values, ...translations[locale] }
  const first = [said.heading, said.text, said.label, said.caption, items?.[0]?.values.question, said.url]
  const text = first.find((one) => typeof one === 'string' && one !== '')
  return typeof text === 'string'
    ? text
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 80)
    : ''
}

/** The blocks of a page in its form. */
export const BlocksInput = framed(BlocksEditor, { group: true })
