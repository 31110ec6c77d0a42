/** What people alone read: how somebody is reached, what staff note of what happened, what explains a record to colleagues. */
const staff = [
  ...['stockLocation.contactName', 'stockLocation.contactPhone', 'stockLocation.contactEmail'],
  ...['courier.contactPhone', 'courier.contactEmail'],
  ...['subAdmin.employeeCode'],
  ...['cart.lostReason', 'orderReturn.sentBackAwb'],
  ...['stockTransfer.expectedOn', 'stockTransfer.carrier', 'page.author'],
  ...['orderReturn.assignee', 'cancellationRequest.assignee'],
  ...[
    'attributeSet.description',
    'customerGroup.description',
    'customerGroup.code',
    'notificationKey.description',
  ],
  ...['customerGroup.colour', 'contactMessage.attachments'],
]

/** What a place is called and where it lies in official lists, for whoever compares the shop's with them. */
const official = ['city.tier', 'city.latitude', 'city.longitude']

/** What customers read: a store shows it as the API tells it. */
const customers = [
  ...['measuredOn', 'howToMeasure', 'howToText', 'fitNote'].map((name) => `sizeChart.${name}`),
  ...['coupon.description', 'product.canonicalUrl'],
  ...[
    'productOption.values',
    'attributeSet.groups',
    'attributeSet.attributes',
    'attributeSet.options',
  ].flatMap((rows) => ['labelFr', 'labelZh', 'labelJa'].map((name) => `${rows}.${name}`)),
]

/** The fields that nothing acts on, because they are there to be read. */
export const toldFields: readonly string[] = [...staff, ...official, ...customers]
