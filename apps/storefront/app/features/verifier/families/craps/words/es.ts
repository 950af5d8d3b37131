import type { CrapsRoundWords } from './en.ts'

export const words: CrapsRoundWords = {
  title: 'Los dados',
  caption: 'Cómo quedan los dados',
  eventNames: {
    crapsBet: 'Hay fichas en {spots}',
    crapsRolled: 'Los dados muestran {dice}: {sum}',
    crapsPaid: 'Se paga {spots}',
    crapsLost: 'Pierden {spots}',
    crapsMoved: '{spots} pasa a {to}',
    crapsPoint: 'El punto es {point}',
    crapsTaken: 'Se retira {spots}',
  },
  off: 'apagado',
}
