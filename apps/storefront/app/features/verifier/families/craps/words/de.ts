import type { CrapsRoundWords } from './en.ts'

export const words: CrapsRoundWords = {
  title: 'Die Würfel',
  caption: 'Wie die Würfel liegen',
  eventNames: {
    crapsBet: 'Chips liegen auf {spots}',
    crapsRolled: 'Die Würfel zeigen {dice}: {sum}',
    crapsPaid: '{spots} wird ausgezahlt',
    crapsLost: '{spots} verlieren',
    crapsMoved: '{spots} geht auf {to}',
    crapsPoint: 'Der Point ist {point}',
    crapsTaken: '{spots} wird zurückgenommen',
  },
  off: 'aus',
}
