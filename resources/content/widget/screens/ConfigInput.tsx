import { useWatch } from 'react-hook-form'
import { framed } from '../../../../src/controls/parts/framed.tsx'
import { hasFlag } from '../../../../src/core/index.ts'
import type { EditorProps } from '../../../../src/fields/view.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { useFormPlace } from '../../../../src/views/form/FormContexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { Content } from '../../page/rules/contentValue.ts'
import { ContentItems } from '../../page/screens/ContentItems.tsx'
import { TypedFields } from '../../page/screens/TypedFields.tsx'
import { widgetShape } from '../rules/widgetTypes.ts'
import type { widget } from '../widget.ts'

const nothing: Omit<Content, 'id' | 'type'> = { values: {}, translations: {}, items: [] }

/** What the type of a widget needs: its form is made from the type's schema. */
function ConfigEditor({ source, value, onChange, resource, disabled, error }: EditorProps<typeof nothing>) {
  const viewer = useViewer()
  const { locale } = useFormPlace()
  const shape = widgetShape(useWatch({ name: 'type' }))
  const { text: own } = useAreaWords<typeof widget>(resource.path)
  if (!shape) return <p>{own('chooseType')}</p>
  const config = { ...nothing, ...value }
  const isClosed = disabled || (shape.flag !== undefined && !hasFlag(viewer, resource.name, shape.flag))
  if (Object.keys(shape.fields).length === 0 && !shape.items) return <p>{own('noConfig')}</p>
  return (
    <div>
      <TypedFields
        resource={resource}
        locale={locale}
        source={source}
        error={error}
        fields={shape.fields}
        part={config}
        disabled={isClosed}
        onChange={(part) => onChange({ ...config, ...part })}
      />
      {shape.items && (
        <ContentItems
          resource={resource}
          locale={locale}
          source={source}
          error={error}
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
