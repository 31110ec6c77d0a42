import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** A drawing inside MUI's parts, as large as they want it; the frame, which does without MUI, has `Icon`. */
export const MuiIcon = ({ path, sx }: { path: string; sx?: SvgIconProps['sx'] }) => (
  <SvgIcon sx={sx}>
    <path d={path} />
  </SvgIcon>
)
