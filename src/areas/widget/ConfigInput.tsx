import { useWatch } from 'react-hook-form'
import { hasFlag } from '../../core/index.ts'
import type { EditorProps } from '../../fields/view.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import type { Content } from '../../shop/content/contentValue.ts'
import { widgetShape } from '../../shop/content/widgetTypes.ts'
import { useFormPlace } from '../../views/form/FormContexts.ts'
import { framed } from '../../views/form/parts/framed.tsx'
import { useAreaWords } from '../../views/useAreaWords.ts'
import { ContentItems } from '../page/ContentItems.tsx'
import { TypedFields } from '../page/TypedFields.tsx'

const nothing: Omit<Content, 'id' | 'type'> = { values: {}, translations: {}, items: [] }

/** What the type of a widget needs: its form is made from the type's schema. */
function ConfigEditor({ source, value, onChange, resource, disabled, error }: EditorProps<typeof nothing>) {
  const viewer = useViewer()
  const { locale } = useFormPlace()
  const shape = widgetShape(useWatch({ name: 'type' }))
  const { text: own } = useAreaWords(resource.path)
  if (!shape) return <p>{own('chooseType')}</p>
  const config = { ...nothing, ...value }
  const isClosed = disabled || (shape.flag !== undefined && !hasFlag(viewer, resource.name, shape.flag))
  if (Object.keys(shape.fields).length === 0 && !shape.items) return <p>{own('noConfig')}</p>
  return (
    <div>
      <TypedFields
        {...{ resource, locale, source, error }}
        fields={shape.fields}
        part={config}
        disabled={isClosed}
        onChange={(part) => onChange({ ...config, ...part })}
      />
      {shape.items && (
        <ContentItems
          {...{ resource, locale, source, error }}
          fields={shape.items}
          most={shape.most ?? 50}
          items={config.items}
          disabled={isClosed}
          onChange={(items) => onChange({ ...config, items })}
        />
      )}
    </div>
  )
}

export const ConfigInput = framed(ConfigEditor, { group: true })
