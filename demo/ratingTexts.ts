/** What people write of clothes, by how happy they are; `%` is what the article is called. */
export const ratingTexts = {
  happy: [
    ['Love this %', 'The fabric is soft and falls beautifully. Got compliments the first day I wore it.'],
    [
      'Worth every rupee',
      'Stitching is neat, seams are finished inside, and the colour is exactly as in the photos.',
    ],
    ['Perfect for the office', 'Light, does not crease on the train, and looks smart all day.'],
    ['Beautiful work', 'You can see that somebody took time over this %. The print lines up at the seams.'],
    ['My third one', 'Bought it in two other colours already. Washes well, no bleeding.'],
    ['Better than expected', 'I was unsure about the shade but it is richer in person. Very happy.'],
    ['So comfortable', 'Wore it for a whole wedding day. Breathes well even in Chennai heat.'],
    ['Great gift', 'Gave this % to my sister and she has not taken it off since.'],
    ['Good length', 'I am tall and finally something that is not too short. Sleeves are right, too.'],
    ['Lovely drape', 'Falls nicely and feels expensive. The packaging was careful as well.'],
    ['Quality is excellent', 'Five washes and it still looks new. The buttons are sewn on tightly.'],
    [null, 'Just what I was looking for.'],
    [null, 'Fits like a dream. Thank you!'],
    ['बहुत सुंदर', 'कपड़ा मुलायम है और रंग वैसा ही है जैसा फोटो में दिखता है।'],
  ],
  mixed: [
    ['Nice, but runs small', 'The % is pretty, I had to exchange for one size up. Exchange was quick.'],
    ['Good, not great', 'Fabric is a bit thinner than I thought. Fine for summer, needs a slip.'],
    ['Colour a little different', 'Looks more muted than on my screen, still wearable.'],
    ['Fine for the price', 'Some loose threads which I cut off myself. Otherwise fine.'],
    ['Okay', 'The fit is boxy on me. My mother liked it better.'],
    [null, 'Decent quality, delivery took a week.'],
  ],
  unhappy: [
    ['Faded after one wash', 'I followed the care label and the colour still came out. Disappointed.'],
    ['Wrong size', 'Ordered M, the label says M, but it measures like an S.'],
    ['Thin material', 'You can see through it in daylight. Not as described.'],
    ['Seam came undone', 'The side seam opened when I put this % on for the first time.'],
    [null, 'Not what I expected from the photos.'],
  ],
  /** What a moderator has to look at. */
  doubtful: [
    ['Call me for wholesale', 'Same pieces cheaper, call 98450 12345 any time.'],
    ['Look here', 'Better prices at www.cheap-kurta-house.com'],
    ['Rubbish', 'What a bloody waste of money.'],
    ['Question', 'Please answer me at shopper.reader@example.org about bulk orders.'],
  ],
} as const

/** What the shop answers to those who are unhappy. */
export const ratingReplies = [
  'We are sorry about this. Please send it back free of charge; our team has written to you.',
  'Thank you for telling us. We have asked the workshop to check the whole batch.',
  'This is not the quality we want. A replacement is on its way to you.',
] as const
