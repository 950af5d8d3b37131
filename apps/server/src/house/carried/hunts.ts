import type { Hunt } from './leave-open.ts'

/** Steps at which rounds of slots wait. */
export const slotHunts: readonly Hunt[] = [
  { uri: 'castle-of-horror', waitsFor: 'pick' },
  { uri: 'castle-of-horror', waitsFor: 'freeSpin', taken: 2 },
  { uri: 'pirate-cove', waitsFor: 'respin' },
  { uri: 'coin-foundry', waitsFor: 'holdSpin', taken: 1 },
  { uri: 'carnival-wheel', waitsFor: 'wheelSpin' },
  { uri: 'vault-trail', waitsFor: 'roll', taken: 1 },
  { uri: 'rio-nights', waitsFor: 'choose' },
  { uri: 'emerald-delta', waitsFor: 'gamble', taken: 1 },
]

/** Steps at which rounds of other families wait: cards in the middle of a hand, a deal, fields half opened, dice on their way to the point. */
export const familyHunts: readonly Hunt[] = [
  { uri: 'blackjack-6-deck', data: { box1: 1 }, waitsFor: 'insure' },
  { uri: 'blackjack-6-deck', data: { box1: 1, box2: 1 }, waitsFor: 'hit', taken: 1 },
  { uri: 'three-card-poker', data: { ante: 1 }, waitsFor: 'playOn' },
  { uri: 'casino-war', data: { ante: 1 }, waitsFor: 'goToWar' },
  { uri: 'red-dog', data: { ante: 1 }, waitsFor: 'raise' },
  { uri: 'jacks-or-better', waitsFor: 'hold' },
  { uri: 'double-up-jacks', waitsFor: 'doubleUp' },
  { uri: 'craps', data: { chips: { pass: 1 } }, waitsFor: 'throwDice' },
  { uri: 'mine-field', data: { mines: 3 }, waitsFor: 'openCell', taken: 1 },
  { uri: 'tower-climb', data: { risk: 'medium' }, waitsFor: 'climb', taken: 1 },
  { uri: 'scratch-set', data: { card: 'clover-three' }, waitsFor: 'uncoverCard' },
]

/** Bets of families whose rounds are over at once: they lie in the streams that a later version reveals. */
export const betsAtOnce: readonly Pick<Hunt, 'uri' | 'data'>[] = [
  { uri: 'keno-80', data: { spots: [3, 9, 27, 41] } },
  { uri: 'limbo-gate', data: { target: 200 } },
  { uri: 'european-roulette', data: { chips: { red: 1 } } },
  { uri: 'sic-bo', data: { chips: { small: 1 } } },
  { uri: 'dragon-tiger', data: { dragon: 1 } },
]
