/** Bonus codes, before bonuses are open. */
export const cashierBonus = {
  title: 'Bonus code – {brand}',
  description: 'Enter a bonus code and see what you hold.',
  heading: 'Bonus code',
  lead: 'Whoever has a code enters it here.',
  code: 'Bonus code',
  hint: 'Enter a valid code',
  claim: 'Claim',
  required: 'The bonus code is not entered, but is required!',
  held: 'What you hold',
  active: 'Active bonus',
  none: 'None',
  cashback: 'Cashback',
  notYet:
    'No bonus can be claimed so far, so there is nothing here that is missing. What bonuses will be, with all their terms, is on the pages of the promotions.',
  promotions: 'See the promotions',
}

/** Comp points, before they are counted. */
export const cashierCompPoints = {
  title: 'Comp points – {brand}',
  description: 'Points that your play earns.',
  heading: 'Comp points',
  lead: 'Points that play earns, and that can be changed into money.',
  held: 'Your comp points',
  none: 'None yet',
  notYet: 'Points are not counted so far, so nothing has been earned and nothing was lost.',
  nothingLost:
    'As soon as they are, every bet will count and this page will show each step: how many points, for what, and what they are worth.',
  promotion: 'What comp points will be',
}
