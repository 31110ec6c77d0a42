import Badge from '@mui/material/Badge'

export default function Alone() {
  return (
    <>
      {([4, 25, 120] as const).map((count) => (
        <span key={count} style={{ paddingInlineEnd: 24 }}>
          <Badge
            badgeContent={count}
            color={count === 25 ? 'primary' : 'error'}
            sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none' } }}
          />
        </span>
      ))}
    </>
  )
}
