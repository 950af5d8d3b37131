import type { SpotKind } from '@fairhouse/contract/families/roulette/spots'

/** What is told of roulette tables. English is the original; every translation has its keys. */
export const roulette = {
  kinds: {
    straight: 'Straight up',
    split: 'Split',
    street: 'Street',
    trio: 'Trio with zero',
    corner: 'Corner',
    firstFour: 'First four',
    topLine: 'Five numbers (0, 00, 1, 2, 3)',
    sixLine: 'Six line',
    dozen: 'Dozen',
    column: 'Column',
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: 'Low (1–18)',
    high: 'High (19–36)',
  } satisfies Readonly<Record<SpotKind, string>>,
  covers: (count: number) => (count === 1 ? '1 number' : `${count} numbers`),
  how: {
    draw: (pockets: number) =>
      `Place chips on as many spots as you like. Then one of ${pockets} pockets is drawn, each with the same chance.`,
    pays: 'A spot wins when it covers the number drawn. It pays its odds, and the chips on it come back to you.',
    zero: (zeros: string) =>
      `When ${zeros} is drawn, red, black, even, odd, low, high, dozens and columns lose.`,
    partage: (zeros: string) =>
      `When ${zeros} is drawn, dozens and columns lose. Of red, black, even, odd, low and high, half of what you placed comes back: la partage. It comes back at once: the table does not play en prison, and nothing is held for the next spin.`,
    wheels:
      'Three wheels turn at once. Each chip is divided evenly among them and wins on each by itself.',
    topLine:
      'The bet on the five numbers 0, 00, 1, 2 and 3 pays less for its risk than every other bet on this table.',
    memory: 'The wheel has no memory: past results say nothing about the next one.',
  },
  inside: {
    title: 'Inside bets',
    text: 'A chip lies on a number or on a line between numbers.',
  },
  outside: { title: 'Outside bets', text: 'A chip covers twelve or eighteen numbers at once.' },
  called: {
    title: 'Racetrack',
    text: 'One tap places several chips of the value you have chosen: a number with its neighbors on the wheel, or a section. Each chip pays as if you had placed it yourself.',
    voisins:
      'Voisins du zéro, 9 chips: two on 0-2-3, one each on 4-7, 12-15, 18-21, 19-22 and 32-35, two on 25-26-28-29.',
    tiers: 'Tiers, 6 chips: one each on 5-8, 10-11, 13-16, 23-24, 27-30 and 33-36.',
    orphelins: 'Orphelins, 5 chips: one each on 1, 6-9, 14-17, 17-20 and 31-34.',
    jeuZero: 'Jeu zéro, 4 chips: one each on 0-3, 12-15, 26 and 32-35.',
  },
  limits: {
    title: 'Table limits',
    text: (amount: string) => `All your chips together may be worth ${amount} at most.`,
  },
  certified: {
    title: 'What each bet returns',
    text: 'RTP and how often a single chip of each kind wins.',
    figures: (rtp: string, wins: string) => `${rtp} · ${wins}`,
  },
  head: 'Bet',
  columns: { odds: 'Odds', most: 'Most on a spot' },
  part: 'All bets',
}

/** What is told of roulette tables in one language. */
export type RouletteWords = typeof roulette
