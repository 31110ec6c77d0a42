const zendeskHead =
  'Summation column,Id,Requester,Requester id,Requester external id,Requester email,Requester domain,Submitter,Assignee,Group,Subject,Tags,Status,Priority,Via,Ticket type,Created at,Updated at,Assigned at,Organization,Due date,Initially assigned at,Solved at,Resolution time,Satisfaction Score'

/**
 * A file of tickets as Zendesk exports it: one that is solved, one that is open and urgent, one that waits for its customer, and three that
 * cannot be taken: without an address, without a subject, and of a day to come.
 */
export const zendeskFile = `${zendeskHead}
1,35436,Meera Nair,201,,MEERA@example.in,example.in,Meera Nair,Asha,Support,Where is my order?,late,Solved,Normal,Mail,Question,2024-03-02 15:42,2024-03-05 11:00,2024-03-02 16:00,,,2024-03-02 16:00,2024-03-04 10:00,42,Good
1,35437,Kabir Rao,202,,kabir@example.in,example.in,Kabir Rao,Asha,Support,Two of the buttons are missing,,Open,Urgent,Phone call,Problem,2024-04-05 09:00,2024-04-05 09:30,,,,,,,
1,35438,,203,,someone@example.in,example.in,,Asha,Support,Which size?,,Pending,,Web form,Question,2024-04-06 09:00,2024-04-07 09:00,,,,,,,
1,35439,Web visitor,204,,,,Web visitor,,,Chat with a visitor,,Closed,Low,Chat,,2024-04-07 09:00,2024-04-07 09:10,,,,,2024-04-07 09:10,,
1,35440,Meera Nair,201,,meera@example.in,example.in,Meera Nair,,,,,Closed,Low,Mail,,2024-04-08 09:00,2024-04-08 09:10,,,,,2024-04-08 09:10,,
1,35441,Meera Nair,201,,meera@example.in,example.in,Meera Nair,,,Later,,Open,Low,Mail,,2999-04-08 09:00,2999-04-08 09:10,,,,,,,
`

const ticket = {
  url: 'https://shop.zendesk.example/api/v2/tickets/35436.json',
  id: 35436,
  subject: 'Where is my order?',
  description: 'It was due on Friday.',
  status: 'solved',
  priority: 'normal',
  via: { channel: 'email', source: { from: { address: 'meera@example.in' } } },
  requester: { id: 201, name: 'Meera Nair', email: 'meera@example.in', phone: null },
  assignee: { id: 301, name: 'Asha', email: 'asha@shop.example' },
  submitter: { id: 201, name: 'Meera Nair', email: 'meera@example.in' },
  created_at: '2024-03-02T10:12:00Z',
  updated_at: '2024-03-05T05:30:00Z',
  tags: ['late'],
  comments: [
    {
      author_id: 201,
      body: 'It was due on Friday.',
      plain_body: 'It was due on Friday.',
      public: true,
      created_at: '2024-03-02T10:12:00Z',
    },
    { author_id: 301, plain_body: 'Asked the courier.', public: false, created_at: '2024-03-02T11:00:00Z' },
    { author_id: 301, plain_body: 'It arrives today.', public: true, created_at: '2024-03-02T12:00:00Z' },
    {
      author_id: 201,
      plain_body: 'It has come, thank you.',
      public: true,
      created_at: '2024-03-04T04:30:00Z',
    },
    { author_id: 999, plain_body: 'Closed by a rule.', public: true, created_at: '2024-03-05T05:30:00Z' },
  ],
}

/** A file of tickets as Zendesk exports it with their conversations: the one that `zendeskFile` has, another one, and one that was deleted. */
export const zendeskJson = [
  ticket,
  {
    ...ticket,
    id: 35500,
    subject: null,
    description: 'Do you sew to measure?',
    status: 'hold',
    via: { channel: 'whatsapp' },
    requester: { id: 205, name: 'Ira', email: null, phone: '098200 98201' },
    comments: [],
  },
  { ...ticket, id: 35501, status: 'deleted', subject: 'SCRUBBED' },
]
  .map((one) => JSON.stringify(one))
  .join('\n')

const gorgias = {
  id: 9001,
  subject: 'Where is my order?',
  status: 'closed',
  channel: 'email',
  via: 'email',
  from_agent: false,
  spam: false,
  priority: 'normal',
  customer: {
    id: 77,
    name: 'Meera Nair',
    email: 'meera@example.in',
    channels: [
      { type: 'email', address: 'meera@example.in' },
      { type: 'phone', address: '+91 98200 98200' },
    ],
  },
  assignee_user: { id: 5, name: 'Asha', email: 'asha@shop.example' },
  messages: [
    {
      from_agent: false,
      public: true,
      channel: 'email',
      body_text: 'It was due on Friday.\n> Your order is on its way',
      stripped_text: 'It was due on Friday.',
      created_datetime: '2024-07-01T10:00:00.123456',
      sender: { id: 77, name: 'Meera Nair', email: 'meera@example.in' },
    },
    {
      from_agent: true,
      public: false,
      channel: 'internal-note',
      body_text: 'Asked the courier.',
      created_datetime: '2024-07-01T10:30:00+00:00',
      sender: { id: 5, name: 'Asha', email: 'asha@shop.example' },
    },
    {
      from_agent: true,
      public: true,
      channel: 'email',
      body_text: 'It comes today.',
      created_datetime: '2024-07-01T11:00:00+00:00',
      sender: { id: 5, name: null, email: 'asha@shop.example' },
    },
    {
      from_agent: false,
      public: true,
      channel: 'email',
      body_text: 'Thank you!',
      created_datetime: '2024-07-01T12:00:00+00:00',
    },
  ],
  created_datetime: '2024-07-01T10:00:00.123456',
  updated_datetime: '2024-07-02T10:00:00+00:00',
  closed_datetime: '2024-07-01T13:00:00+00:00',
  trashed_datetime: null,
}

/** Tickets as the API of Gorgias answers them: one that is closed, spam by SMS of somebody without an e-mail address, and one in the bin. */
export const gorgiasFile = JSON.stringify({
  data: [
    gorgias,
    {
      ...gorgias,
      id: 9002,
      subject: null,
      status: 'open',
      spam: true,
      channel: 'sms',
      customer: { id: 78, name: null, email: null, channels: [{ type: 'phone', address: '098200 98201' }] },
      messages: [{ from_agent: false, body_text: 'You have won!', created_datetime: '2024-07-03T10:00:00Z' }],
      closed_datetime: null,
    },
    { ...gorgias, id: 9003, trashed_datetime: '2024-07-02T10:00:00+00:00' },
  ],
})

/** A file of tickets as Freshdesk exports it, with their words: one that is resolved, one that waits, and one without a number. */
export const freshdeskFile = `Ticket ID,Subject,Description,Status,Priority,Source,Type,Agent,Group,Created time,Due by Time,Resolved time,Closed time,Last update time,Initial response time,Agent interactions,Customer interactions,Resolution status,Tags,Survey results,Full name,Email,Contact ID
812,Refund,"I sent it back on Monday.

When do I get the money?",Resolved,Medium,Email,Refund,Asha,,2024-05-01 14:03:22,2024-05-04 14:03:22,2024-05-02 10:00:00,,2024-05-02 10:00:00,2024-05-01 15:00:00,1,1,Within SLA,,,Meera Nair,meera@example.in,70001
813,Colours,Is it blue or green?,Waiting on Customer,High,Feedback Widget,Question,Asha,,2024-05-03 09:00:00,,,,2024-05-03 10:00:00,,1,1,,,,,ira@example.in,70002
,No number,Nothing,Open,Low,Portal,,,,2024-05-04 09:00:00,,,,,,0,1,,,,Ira,ira@example.in,70002
`

/** A file of what came by a form of Contact Form 7, as Flamingo exports it. The second has no subject; the third is as nothing was filled in. */
export const flamingoFile = `"your-name","your-email","your-subject","your-message","your-phone","Date"
"Kabir Rao","kabir@example.in","Bulk order","Forty shawls for a wedding?","(Security Alert: Suspicious content is detected. See https://contactform7.example/heads-up for details.) +91 98200 98201","2024-06-01T18:30:00+05:30"
"Ira","ira@example.in","","Do you have a shop in Pune?","","2024-06-02T09:00:00+05:30"
"","","","","","2024-06-03T09:00:00+05:30"
`
