import AppsOutlined from '@mui/icons-material/AppsOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import SellOutlined from '@mui/icons-material/SellOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined'
import type { ReactElement } from 'react'

/** Only what the first level of the menu shows; the icons of the areas come with the palette (`icons/areaIcon.tsx`). */
const icons: Readonly<Record<string, ReactElement>> = {
  home: <HomeOutlined />,
  salesDashboard: <QueryStatsOutlined />,
  catalogue: <SellOutlined />,
  sales: <ReceiptLongOutlined />,
  customers: <GroupOutlined />,
  content: <ArticleOutlined />,
  delivery: <LocalShippingOutlined />,
  staff: <BadgeOutlined />,
  settings: <TuneOutlined />,
  apps: <AppsOutlined />,
  components: <WidgetsOutlined />,
  pages: <AutoStoriesOutlined />,
}

/** The icon of a branch of the menu, or of an entry that stands beside the branches. */
export const menuIcon = (name: string | undefined): ReactElement => (name && icons[name]) || <FolderOutlined />
