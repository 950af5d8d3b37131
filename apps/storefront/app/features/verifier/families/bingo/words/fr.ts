import type { BingoRoundWords } from './en.ts'

export const words: BingoRoundWords = {
  title: 'La carte',
  caption: 'Numéros de la carte',
  prizes: { line: 'Ligne', twoLines: 'Deux lignes', pattern: 'Motif', house: 'Carton plein' },
  eventNames: {
    bingoCard: 'Carte {place} sur {cards}',
    bingoCalled: 'Numéro {number}',
    bingoWon: '{prize} : cartes gagnantes {winners}',
  },
}
