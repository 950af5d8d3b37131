import type { DiceRoundWords } from './en.ts'

export const words: DiceRoundWords = {
  title: 'Les dés',
  caption: 'Comment tombent les dés',
  eventNames: {
    diceBet: 'Des jetons sur {spots}',
    diceRolled: 'Les dés montrent {dice} : {sum}',
    dicePaid: 'Paie : {spots}',
  },
}
