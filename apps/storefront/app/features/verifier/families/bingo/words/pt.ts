import type { BingoRoundWords } from './en.ts'

export const words: BingoRoundWords = {
  title: 'A cartela',
  caption: 'Números da cartela',
  prizes: { line: 'Linha', twoLines: 'Duas linhas', pattern: 'Figura', house: 'Cartela cheia' },
  eventNames: {
    bingoCard: 'Cartela {place} de {cards}',
    bingoCalled: 'Número {number}',
    bingoWon: '{prize}: cartelas vencedoras {winners}',
  },
}
