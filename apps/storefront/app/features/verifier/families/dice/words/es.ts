import type { DiceRoundWords } from './en.ts'

export const words: DiceRoundWords = {
  title: 'Los dados',
  caption: 'Cómo quedan los dados',
  eventNames: {
    diceBet: 'Hay fichas en {spots}',
    diceRolled: 'Los dados muestran {dice}: {sum}',
    dicePaid: 'Paga: {spots}',
  },
}
