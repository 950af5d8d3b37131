import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: 'Tirage',
  balls: 'Boules',
  eventNames: {
    ticketPlayed: 'Grille de {count} numéros',
    ballDrawn: 'Boule {place} : {ball}',
    ticketPaid: '{caught} trouvés sur {spots}',
  },
}
