import { Icon, type IconName } from '../icons/Icon.tsx'

/** Only what a collapsed menu shows: its sections; the icons of the areas come with the palette (`icons/areaIcon.tsx`). */
const names: Readonly<Record<string, IconName>> = {
  home: 'home',
  work: 'sales',
  shop: 'catalogue',
  insight: 'salesDashboard',
  setup: 'tune',
}

/** The icon of a section of the menu, also for a page of it that stands alone. */
export const menuIcon = (section: string) => <Icon name={names[section] ?? 'apps'} />
