/** The groups of the menu that areas stand in, by the section that shows them, both in their order. */
export const menuGroups = {
  shop: ['catalogue', 'sales', 'customers', 'content', 'delivery'],
  administration: ['staff', 'settings'],
  demonstration: ['apps', 'components', 'pages'],
} as const
