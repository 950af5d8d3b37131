import type { KenoRoundWords } from './en.ts'

export const words: KenoRoundWords = {
  title: 'Tirage',
  balls: 'Boules',
  eventNames: {
    ticketPlayed: 'Grille de {count} numéros',
    ballDrawn: 'Boule {place} : {ball}',
    ticketPaid: '{caught} trouvés sur {spots}',
    cardPlayed: 'Carte {card} de {count} numéros',
    cardPaid: 'Carte {card} : {caught} trouvés sur {spots}',
    freeGamesWon: '{games} tirages gratuits, gains × {times}',
    freeGameStarted: 'Tirage gratuit {game}',
  },
}
