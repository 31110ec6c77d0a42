import { Icon, type IconName } from '../icons/Icon.tsx'

/** Only what the first level of the menu shows; the icons of the areas come with the palette (`icons/areaIcon.tsx`). */
const names: Readonly<Record<string, IconName>> = {
  home: 'home',
  salesDashboard: 'salesDashboard',
  catalogue: 'catalogue',
  sales: 'sales',
  customers: 'customers',
  content: 'content',
  delivery: 'delivery',
  staff: 'staff',
  settings: 'tune',
  apps: 'apps',
  components: 'components',
  pages: 'pages',
}

/** The icon of a branch of the menu, or of an entry that stands beside the branches. */
export const menuIcon = (name: string | undefined) => <Icon name={(name && names[name]) || 'folder'} />
