import type { CrapsRoundWords } from './en.ts'

export const words: CrapsRoundWords = {
  title: 'Les dés',
  caption: 'Comment tombent les dés',
  eventNames: {
    crapsBet: 'Des jetons sur {spots}',
    crapsRolled: 'Les dés montrent {dice} : {sum}',
    crapsPaid: '{spots} est payé',
    crapsLost: '{spots} perdent',
    crapsMoved: '{spots} passe sur {to}',
    crapsPoint: 'Le point est {point}',
    crapsTaken: '{spots} est retiré',
  },
  off: 'éteint',
}
