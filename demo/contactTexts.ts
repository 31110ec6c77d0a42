/** What customers ask, with what the shop answers and how they go on; `said` is the first message. */
export interface ContactText {
  readonly type: string
  readonly subject: string
  readonly said: string
  readonly answer: string
  readonly thanks: string
  readonly note?: string
  readonly priority?: 'high' | 'urgent' | 'low'
  /** Whether it names an order; its number is the customer's word, no record. */
  readonly order?: true
}

export const contactTexts: readonly ContactText[] = [
  {
    type: 'order',
    subject: 'Where is my parcel?',
    said: 'The tracking has not moved for three days. I need it for a wedding on Sunday.',
    answer:
      'We have asked the courier; the parcel is in the hub of your city and comes tomorrow before noon.',
    thanks: 'It arrived, thank you for the quick help.',
    note: 'Courier confirmed by phone: out for delivery tomorrow.',
    priority: 'high',
    order: true,
  },
  {
    type: 'order',
    subject: 'Change of address',
    said: 'I moved last week. Can you send the order to my office instead? I am there until six.',
    answer: 'Done as long as it is not packed yet. Please check the new address in your account.',
    thanks: 'Looks right, thanks.',
    order: true,
  },
  {
    type: 'returnRefund',
    subject: 'Refund not received',
    said: 'I returned two kurtas ten days ago and the money is still not in my account.',
    answer: 'The parcel was checked in yesterday. Banks need five to seven working days from today.',
    thanks: 'Received now.',
    note: 'Return checked in late because the label was damaged.',
    order: true,
  },
  {
    type: 'returnRefund',
    subject: 'Exchange for a smaller size',
    said: 'The dress is lovely but one size too large. Can I exchange it for an S?',
    answer: 'Yes, an S is kept for you for three days. Please start the exchange in your account.',
    thanks: 'Great, I have started it.',
    order: true,
  },
  {
    type: 'product',
    subject: 'Is this pure cotton?',
    said: 'The page says cotton blend further below. My skin reacts to polyester, so I need to be sure.',
    answer: 'It is 97% cotton with 3% elastane; there is no polyester in it, the thread is cotton, too.',
    thanks: 'Perfect, ordering now.',
  },
  {
    type: 'product',
    subject: 'Length of the blouse',
    said: 'Could you measure the blouse from shoulder to hem in size M?',
    answer: 'It is 38 cm in M and 39 cm in L. We have added it to the size chart.',
    thanks: 'Thank you for measuring!',
    priority: 'low',
  },
  {
    type: 'enquiry',
    subject: 'Cash on delivery in my area',
    said: 'Cash on delivery is not offered for my pincode. Is that a mistake?',
    answer: 'The courier does not collect cash there at the moment. UPI on delivery works.',
    thanks: 'Okay, UPI is fine.',
  },
  {
    type: 'enquiry',
    subject: 'Gift wrapping',
    said: 'Do you wrap gifts, and can you leave the invoice out of the parcel?',
    answer: 'Yes to both: choose gift wrapping in the cart, the invoice then comes by e-mail only.',
    thanks: 'Wonderful.',
    priority: 'low',
  },
  {
    type: 'bulkOrder',
    subject: 'Forty stoles for our team',
    said: 'We would like forty stoles in two colours for an event in December. Is there a price for that?',
    answer: 'We can do forty until 5 December. I am sending a quotation with the GST details today.',
    thanks: 'The quotation is with our accounts department.',
    note: 'Stock checked: 26 indigo, 31 maroon.',
  },
  {
    type: 'grievance',
    subject: 'Charged twice for one order',
    said: 'My card was charged twice and nobody has answered for a week. This is my formal complaint.',
    answer:
      'Your complaint is registered. The second charge was an authorisation that expires; we enclose the proof.',
    thanks: 'The amount is back on my card.',
    note: 'Payment provider confirms: authorisation only.',
    priority: 'urgent',
    order: true,
  },
  {
    type: 'feedback',
    subject: 'Plastic in the packaging',
    said: 'Love the clothes, but every piece comes in its own plastic bag. Could you use paper?',
    answer: 'We are changing to paper sleeves this winter; thank you for pushing us.',
    thanks: 'Good to hear.',
  },
  {
    type: 'press',
    subject: 'Photos for a story on handloom',
    said: 'We are writing about handloom in the south and would like to borrow three saris for a shoot.',
    answer: 'Gladly. Please send the dates and the name of the stylist who signs for them.',
    thanks: 'Dates are in the attached mail.',
  },
]
