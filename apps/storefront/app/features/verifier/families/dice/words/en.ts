/** What the verifier says of a round of dice. English is the original; every translation has its keys. */
export const words = {
  title: 'The dice',
  caption: 'How the dice lie',
  eventNames: {
    diceBet: 'Chips are on {spots}',
    diceRolled: 'The dice show {dice}: {sum}',
    dicePaid: 'Pays: {spots}',
  },
}

export type DiceRoundWords = typeof words
