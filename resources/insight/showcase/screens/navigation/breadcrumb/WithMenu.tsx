import Breadcrumbs from '@mui/material/Breadcrumbs'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../../../src/shell/routing/Link.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function WithMenu() {
  const t = useTexts()
  const [shown, setShown] = useState('Linen shirt')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Breadcrumbs separator={<Glyph name="next" size={16} />} aria-label={t('showcase.words.categories')}>
        <Link to="/app/dashboards/default">{t('showcase.words.home')}</Link>
        <Button
          small
          look="text"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {t('showcase.words.products')}
          <Glyph name="open" size={16} />
        </Button>
        <span aria-current="page">{shown}</span>
      </Breadcrumbs>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {products.slice(0, 3).map(({ code, name }) => (
          <MenuItem
            key={code}
            selected={name === shown}
            onClick={() => {
              setShown(name)
              setAnchor(null)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
