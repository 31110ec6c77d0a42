import { useLocale } from 'ra-core'
import { baseLocale } from '../../../../src/core/index.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import type { Content } from '../rules/contentValue.ts'
import { BlockPreview } from './BlockPreview.tsx'

/** The blocks of a page as they read, in the language of the interface where they are translated. */
export default function BlocksShow({ value, resource }: CellProps<unknown>) {
  return (
    <BlockPreview
      blocks={value as readonly Content[]}
      resource={resource}
      locale={useLocale() ?? baseLocale}
    />
  )
}
