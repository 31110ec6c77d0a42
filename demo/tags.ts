import { slugOf } from './words.ts'

/** A label for products, orders, customers or content. `public` tags may show in the shop. */
export interface DemoTag {
  kind: 'product' | 'order' | 'customer' | 'content'
  name: string
  slug: string
  colour: string
  description: string
  isPublic: boolean
}

type Row = readonly [
  kind: DemoTag['kind'],
  name: string,
  colour: string,
  description: string,
  isPublic?: true,
]

const rows: readonly Row[] = [
  ['product', 'New in', '#1f7a57', 'Arrived within the last six weeks.', true],
  ['product', 'Bestseller', '#b5573c', 'Among the most ordered styles of the season.', true],
  ['product', 'Handloom', '#8a5a2b', 'Woven on a hand-operated loom.', true],
  ['product', 'Handmade', '#99462d', 'Printed, stitched or finished by hand.', true],
  ['product', 'Organic cotton', '#4f7a4a', 'Made of certified organic cotton.', true],
  ['product', 'Recycled', '#2f7d78', 'Contains recycled fibres.', true],
  ['product', 'Linen edit', '#9a8560', 'Part of the linen selection.', true],
  ['product', 'Festive', '#a71f52', 'For weddings and festivals.', true],
  ['product', 'Workwear', '#3f4c6b', 'Fit for the office.', true],
  ['product', 'Holiday', '#1f6f8b', 'Packs well and likes the sun.', true],
  ['product', 'Monsoon', '#3b6a8f', 'Dries quickly, sheds light rain.', true],
  ['product', 'Winter warm', '#6b4a7a', 'Wool, fleece or lined.', true],
  ['product', 'Gift idea', '#b32d34', 'Comes in a gift box on request.', true],
  ['product', 'Limited', '#1e1f22', 'One production run only.', true],
  ['product', 'On offer', '#c0392b', 'Sold below its MRP.', true],
  ['product', 'Last sizes', '#8c6a1f', 'Few sizes remain and no more will come.', true],
  ['product', 'Matching set', '#7a5c8f', 'Has a matching piece.', true],
  ['product', 'Plus sizes', '#5b6b2f', 'Offered up to XXL, 18 or 3XL.', true],
  ['product', 'Reshoot', '#7d6b5d', 'The pictures need to be taken again.'],
  ['product', 'Price review', '#a0522d', 'Buying asked for another look at the price.'],
  ['product', 'Copy check', '#5f6f7f', 'The texts wait for a second pair of eyes.'],
  ['order', 'Gift wrap', '#a71f52', 'Wrap and leave the invoice out of the parcel.'],
  ['order', 'Call first', '#2a4fa0', 'Ring the customer before handing over.'],
  ['order', 'Fragile', '#b32d34', 'Pack with extra filling.'],
  ['order', 'Wedding date', '#8c1d40', 'Must arrive before the date in the note.'],
  ['order', 'Address check', '#c2963b', 'The address looks incomplete.'],
  ['order', 'COD risk', '#99462d', 'Earlier cash orders came back.'],
  ['order', 'Export', '#1f6165', 'Leaves the country, needs papers.'],
  ['order', 'Priority', '#d35400', 'Packs before everything else today.'],
  ['order', 'Alteration', '#6b4a7a', 'Goes to the tailor before packing.'],
  ['order', 'Photo shoot', '#44474d', 'Samples that come back.'],
  ['customer', 'VIP', '#b8860b', 'Top hundred by yearly value.'],
  ['customer', 'Stylist', '#7a3b69', 'Buys for clients; trade terms apply.'],
  ['customer', 'Wholesale', '#2f4570', 'Resells; orders by the dozen.'],
  ['customer', 'Press', '#1f6165', 'Writes or photographs; loans possible.'],
  ['customer', 'Staff', '#5d6d7e', 'Works here; staff discount.'],
  ['customer', 'Newsletter', '#1f7a57', 'Asked for the weekly letter.'],
  ['customer', 'Frequent returns', '#b5573c', 'Sends back more than half; advise on sizes.'],
  ['customer', 'Birthday club', '#c06f7d', 'Gets a small gift once a year.'],
  ['customer', 'Prefers phone', '#3b6a8f', 'Rather talks than types.'],
  ['content', 'Lookbook', '#4b2a4a', 'Season stories with styled pictures.', true],
  ['content', 'Craft', '#8a5a2b', 'How things are made and by whom.', true],
  ['content', 'Size advice', '#3f4c6b', 'Helps to choose the right size.', true],
  ['content', 'Care guide', '#4f7a4a', 'Washing, mending, storing.', true],
  ['content', 'News', '#b32d34', 'Openings, launches, awards.', true],
  ['content', 'Interview', '#6b1f2e', 'Conversations with makers and wearers.', true],
  ['content', 'Legal', '#44474d', 'Policies and notices.'],
  ['content', 'Evergreen', '#1f4f3d', 'Stays true all year; review each spring.'],
]

/** Every tag of the demo shop. */
export const tags: readonly DemoTag[] = rows.map(([kind, name, colour, description, isPublic]) => ({
  kind,
  name,
  slug: slugOf(name),
  colour,
  description,
  isPublic: isPublic ?? false,
}))
