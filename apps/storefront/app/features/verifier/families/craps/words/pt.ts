import type { CrapsRoundWords } from './en.ts'

export const words: CrapsRoundWords = {
  title: 'Os dados',
  caption: 'Como ficam os dados',
  eventNames: {
    crapsBet: 'Há fichas em {spots}',
    crapsRolled: 'Os dados mostram {dice}: {sum}',
    crapsPaid: '{spots} é pago',
    crapsLost: 'Perdem {spots}',
    crapsMoved: '{spots} vai para {to}',
    crapsPoint: 'O ponto é {point}',
    crapsTaken: '{spots} é retirado',
  },
  off: 'desligado',
}
