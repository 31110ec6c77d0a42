import { Icon, type IconName } from '../icons/Icon.tsx'

/** Only what a collapsed menu shows: sections, and the groups of pinned pages; the icons of the areas come with the palette (`icons/areaIcon.tsx`). */
const names: Readonly<Record<string, IconName>> = {
  home: 'home',
  insight: 'salesDashboard',
  work: 'sales',
  shop: 'catalogue',
  setup: 'tune',
  demonstration: 'apps',
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

/** The icon of a section of the menu, or of an entry that stands beside the sections. */
export const menuIcon = (name: string | undefined) => <Icon name={(name && names[name]) || 'folder'} />
