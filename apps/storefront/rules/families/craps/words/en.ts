import type { CrapsKind } from '@fairhouse/contract/families/craps/spots'

type Named = Exclude<
  CrapsKind,
  'passOdds' | 'dontPassOdds' | 'comeOdds' | 'dontComeOdds' | 'place' | 'hard'
>

/** What is told of craps tables. English is the original; every translation has its keys. */
export const craps = {
  kinds: {
    pass: 'Pass line',
    dontPass: 'Don’t pass',
    come: 'Come',
    dontCome: 'Don’t come',
    field: 'Field',
    anySeven: 'Any seven',
    anyCraps: 'Any craps (2, 3, 12)',
    two: 'Two',
    three: 'Three',
    eleven: 'Eleven',
    twelve: 'Twelve',
  } satisfies Readonly<Record<Named, string>>,
  odds: 'Odds on pass or come',
  lay: 'Odds on don’t pass or don’t come',
  oddsOn: (low: number, high: number) => `Odds on pass or come, ${low} or ${high}`,
  layOn: (low: number, high: number) => `Odds on don’t pass or don’t come, ${low} or ${high}`,
  place: (low: number, high: number) => `Place ${low} or ${high}`,
  hard: (low: number, high: number) => `Hard ${low} or ${high}`,
  how: {
    begin:
      'Two dice are rolled, each showing 1 to 6 with the same chance. The puck is off at first: a 4, 5, 6, 8, 9 or 10 turns it on and becomes the point. The point or a 7 turns it off again.',
    pass: 'Pass wins on a first roll of 7 or 11 and loses on 2, 3 or 12. After that it wins if the point comes before a 7. Don’t pass wins where pass loses, but a first roll of 12 gives it back.',
    come: 'Come and don’t come are the same bets, made while the puck is on: the next roll is their first roll, and each gets a number of its own.',
    odds: 'When your bet has its number, you can add odds. They pay exactly what the number is worth, so the casino has no edge on them.',
    working:
      'Every bet works on every roll. A bet that wins is paid and comes back to you. A 7 settles all bets and ends the round.',
    memory: 'Dice have no memory: past rolls say nothing about the next one.',
  },
  line: { title: 'Bets with a point', text: 'They live until their number or a 7 comes.' },
  numbers: {
    title: 'Bets on a number',
    text: 'Place wins when its number comes before a 7. A hardway must come as a pair: any other way to roll the number loses, and so does a 7.',
  },
  single: { title: 'Bets on one roll', text: 'The next roll settles them.' },
  down: {
    title: 'Taking bets down',
    text: 'Between rolls you can take back odds, place bets, hardways, don’t pass, and don’t come on its number. Pass and come bets stay once they have a number.',
  },
  limits: {
    title: 'Table limits',
    text: (amount: string) =>
      `One round takes up to ${amount} in bets, from its first roll to its last.`,
  },
  certified: {
    title: 'What each bet returns',
    text: 'RTP and how often a bet wins or comes back, from when you make it until it is settled.',
    figures: (rtp: string, wins: string) => `${rtp} · ${wins}`,
  },
  head: 'Bet',
  columns: { odds: 'Odds', most: 'Most on a spot' },
  part: 'The bet',
}

/** What is told of craps tables in one language. */
export type CrapsWords = typeof craps
