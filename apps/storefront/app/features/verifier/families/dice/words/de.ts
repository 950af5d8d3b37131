import type { DiceRoundWords } from './en.ts'

export const words: DiceRoundWords = {
  title: 'Die Würfel',
  caption: 'Wie die Würfel liegen',
  eventNames: {
    diceBet: 'Chips liegen auf {spots}',
    diceRolled: 'Die Würfel zeigen {dice}: {sum}',
    dicePaid: 'Zahlt: {spots}',
  },
}
