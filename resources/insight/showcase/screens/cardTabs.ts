/** Tabs as cards that stand on their panel: the open one has its ground, and no line below it. */
export const cardTabs = {
  minHeight: 36,
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': {
    minHeight: 36,
    marginInlineEnd: '4px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-small) var(--radius-small) 0 0',
    background: 'var(--sunken)',
  },
  '& .MuiTab-root.Mui-selected': { borderBlockEndColor: 'transparent', background: 'var(--surface)' },
}
