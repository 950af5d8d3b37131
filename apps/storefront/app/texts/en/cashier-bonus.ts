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
