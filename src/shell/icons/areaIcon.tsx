import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import AllInboxOutlined from '@mui/icons-material/AllInboxOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined'
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined'
import ContactMailOutlined from '@mui/icons-material/ContactMailOutlined'
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined'
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import HolidayVillageOutlined from '@mui/icons-material/HolidayVillageOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import ListOutlined from '@mui/icons-material/ListOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined'
import LowPriorityOutlined from '@mui/icons-material/LowPriorityOutlined'
import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import MarkunreadMailboxOutlined from '@mui/icons-material/MarkunreadMailboxOutlined'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import NotesOutlined from '@mui/icons-material/NotesOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import PaletteOutlined from '@mui/icons-material/PaletteOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PercentOutlined from '@mui/icons-material/PercentOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import PolicyOutlined from '@mui/icons-material/PolicyOutlined'
import PreviewOutlined from '@mui/icons-material/PreviewOutlined'
import PublicOutlined from '@mui/icons-material/PublicOutlined'
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined'
import RuleOutlined from '@mui/icons-material/RuleOutlined'
import SellOutlined from '@mui/icons-material/SellOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import ShortcutOutlined from '@mui/icons-material/ShortcutOutlined'
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import StraightenOutlined from '@mui/icons-material/StraightenOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import TagOutlined from '@mui/icons-material/TagOutlined'
import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined'
import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined'
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined'
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined'
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined'
import type { ReactElement } from 'react'

/** The icons that descriptors and routes name. A part of the palette's and the dashboard's chunks, not of the frame's. */
const icons: Readonly<Record<string, ReactElement>> = {
  home: <HomeOutlined />,
  salesDashboard: <QueryStatsOutlined />,
  product: <Inventory2Outlined />,
  category: <AccountTreeOutlined />,
  productCategory: <LowPriorityOutlined />,
  collection: <CollectionsBookmarkOutlined />,
  brand: <LoyaltyOutlined />,
  tag: <TagOutlined />,
  taxCategory: <PercentOutlined />,
  order: <ReceiptLongOutlined />,
  shipment: <AllInboxOutlined />,
  invoice: <RequestQuoteOutlined />,
  orderReturn: <AssignmentReturnOutlined />,
  cancellationRequest: <CancelOutlined />,
  payment: <PaymentsOutlined />,
  refund: <CurrencyExchangeOutlined />,
  cart: <ShoppingCartOutlined />,
  coupon: <ConfirmationNumberOutlined />,
  customer: <GroupOutlined />,
  rating: <StarBorderOutlined />,
  contactMessage: <ContactMailOutlined />,
  broadcast: <CampaignOutlined />,
  notification: <NotificationsNoneOutlined />,
  page: <ArticleOutlined />,
  banner: <ViewCarouselOutlined />,
  widget: <DashboardCustomizeOutlined />,
  informationPolicy: <PolicyOutlined />,
  policyAcceptance: <HandshakeOutlined />,
  seo: <TravelExploreOutlined />,
  template: <DescriptionOutlined />,
  deliveryZone: <LocalShippingOutlined />,
  courier: <TwoWheelerOutlined />,
  country: <PublicOutlined />,
  state: <MapOutlined />,
  city: <LocationCityOutlined />,
  district: <HolidayVillageOutlined />,
  pincode: <MarkunreadMailboxOutlined />,
  subAdmin: <BadgeOutlined />,
  subAdminRole: <AdminPanelSettingsOutlined />,
  adminSetting: <SettingsOutlined />,
  configSetting: <TuneOutlined />,
  mail: <MailOutlined />,
  chat: <ChatOutlined />,
  calendar: <CalendarMonthOutlined />,
  project: <FolderOutlined />,
  board: <ViewKanbanOutlined />,
  components: <WidgetsOutlined />,
  profile: <PersonOutlined />,
  setting: <ManageAccountsOutlined />,
  pricing: <SellOutlined />,
  help: <HelpOutlineOutlined />,
  documentation: <MenuBookOutlined />,
  preview: <PreviewOutlined />,
  stockLevel: <WarehouseOutlined />,
  stockMovement: <SwapVertOutlined />,
  stockLocation: <StorefrontOutlined />,
  stockTransfer: <SwapHorizOutlined />,
  productOption: <PaletteOutlined />,
  attributeSet: <RuleOutlined />,
  sizeChart: <StraightenOutlined />,
  mediaFile: <PhotoLibraryOutlined />,
  customerGroup: <GroupsOutlined />,
  reason: <NotesOutlined />,
  redirect: <ShortcutOutlined />,
  notificationKey: <KeyOutlined />,
}

/** The icon of an area or a route by its name; a plain one for a name that nobody has drawn. */
export const areaIcon = (name: string): ReactElement => icons[name] ?? <ListOutlined />
