/** What the verifier says of a round of roulette. English is the original; every translation has its keys. */
export const words = {
  title: 'The number',
  caption: 'Where the ball lies',
  eventNames: {
    rouletteBet: 'Chips are on {spots}',
    ballLanded: 'The ball lands on {pocket}',
    halfReturned: 'Half comes back: {spots}',
    spotsPaid: 'Pays: {spots}',
  },
}

export type RouletteRoundWords = typeof words
