/** Bonus codes, before bonuses are open. */
export const cashierBonus = {
  title: 'Bonus code – {brand}',
  description: 'Enter a bonus code.',
  heading: 'Bonus code',
  lead: 'Have a bonus code?',
  code: 'Bonus code',
  hint: 'Enter a valid code',
  claim: 'Claim',
  required: 'The bonus code is not entered, but is required!',
  held: 'Your bonuses',
  active: 'Active bonus',
  none: 'None',
  cashback: 'Cashback',
  notYet:
    'Bonuses aren’t available yet, so no code works right now. You can already read about them and their terms under Promotions.',
  promotions: 'See promotions',
}

/** Comp points, before they are counted. */
export const cashierCompPoints = {
  title: 'Comp points – {brand}',
  description: 'Points for your play.',
  heading: 'Comp points',
  lead: 'Earn points when you play and exchange them for money.',
  held: 'Your comp points',
  none: 'None yet',
  notYet: 'Comp points aren’t available yet, so your bets don’t earn any right now.',
  nothingLost:
    'Once they start, this page will show how many points you earn, what for, and what they’re worth.',
  promotion: 'How comp points will work',
}
