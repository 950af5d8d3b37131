import type { BingoRoundWords } from './en.ts'

export const words: BingoRoundWords = {
  title: 'El cartón',
  caption: 'Números del cartón',
  prizes: { line: 'Línea', twoLines: 'Dos líneas', pattern: 'Figura', house: 'Bingo' },
  eventNames: {
    bingoCard: 'Cartón {place} de {cards}',
    bingoCalled: 'Número {number}',
    bingoWon: '{prize}: cartones premiados {winners}',
  },
}
