import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useZoom } from '../../../../dashboard/screens/charts/useZoom.ts'
import { worldSize } from '../../../../dashboard/screens/charts/worldOutlines.ts'
import css from '../../showcase.module.css'
import { World } from '../../World.tsx'
import { useTexts } from '../../words.ts'

export default function Nearer() {
  const t = useTexts()
  const { view, factor, canGrow, zoom, reset, box } = useZoom(worldSize)
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <Button small disabled={!canGrow} onClick={() => zoom(2)}>
          {t('showcase.words.nearer')}
        </Button>
        <Button small disabled={factor === 1} onClick={() => zoom(0.5)}>
          {t('showcase.words.further')}
        </Button>
        <Button small disabled={factor === 1} onClick={reset}>
          {t('showcase.words.all')}
        </Button>
        <output>{factor} ×</output>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form. */}
      <div
        {...box}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move what is seen
        tabIndex={0}
        aria-label={t('showcase.simple-map.nearer.title')}
        style={{ touchAction: 'none', cursor: factor > 1 ? 'grab' : undefined }}
      >
        <World view={view} />
      </div>
    </div>
  )
}
