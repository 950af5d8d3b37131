import type { DiceRoundWords } from './en.ts'

export const words: DiceRoundWords = {
  title: 'Os dados',
  caption: 'Como ficam os dados',
  eventNames: {
    diceBet: 'Há fichas em {spots}',
    diceRolled: 'Os dados mostram {dice}: {sum}',
    dicePaid: 'Paga: {spots}',
  },
}
