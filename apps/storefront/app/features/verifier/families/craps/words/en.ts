/** What the verifier says of a round of craps. English is the original; every translation has its keys. */
export const words = {
  title: 'The dice',
  caption: 'How the dice lie',
  eventNames: {
    crapsBet: 'Chips are on {spots}',
    crapsRolled: 'The dice show {dice}: {sum}',
    crapsPaid: '{spots} is paid',
    crapsLost: '{spots} lose',
    crapsMoved: '{spots} moves to {to}',
    crapsPoint: 'The point is {point}',
    crapsTaken: '{spots} is taken down',
  },
  off: 'off',
}

export type CrapsRoundWords = typeof words
