import type { BingoWords } from './en.ts'

export const words: BingoWords = {
  parts: { line: 'Linha', twoLines: 'Duas linhas', pattern: 'Figura', house: 'Cartela cheia' },
  how: {
    cards: (cells, numbers) =>
      `Uma cartela tem ${cells} de ${numbers} números. Todos na sala ouvem os mesmos números, um após o outro.`,
    calls:
      'A primeira fila, coluna ou diagonal completa ganha a linha; a primeira cartela com todos os números ganha a cartela cheia.',
    pots: (line, house) =>
      `Do preço de todas as cartelas, ${line} vai para a linha e ${house} para a cartela cheia.`,
    columns: (side, each) =>
      `Uma cartela tem ${side} colunas: a cada uma pertencem ${each} números, e a casa do meio é livre. Todos na sala ouvem os mesmos números, um após o outro.`,
    patterns: (patterns) =>
      `Cada rodada vale uma de ${patterns} figuras, mostrada antes da compra. Ganha a primeira cartela com todas as casas da figura sorteadas.`,
    pot: (share) => `Do preço de todas as cartelas, ${share} vai para a figura.`,
    tickets: (strip, numbers) =>
      `Uma cartela tem três linhas com cinco de ${numbers} números cada. ${strip} cartelas formam uma tira, em que cada número aparece uma vez. Todos na sala ouvem os mesmos números, um após o outro.`,
    rows: 'A primeira linha completa ganha a linha, a primeira cartela com duas linhas completas ganha as duas linhas e a primeira com todos os números ganha a cartela cheia.',
    threePots: (line, twoLines, house) =>
      `Do preço de todas as cartelas, ${line} vai para a linha, ${twoLines} para as duas linhas e ${house} para a cartela cheia.`,
    shared:
      'Cartelas que conseguem com o mesmo número dividem o prêmio. Os centavos que não se dividem vão para as cartelas de menor número.',
    alone:
      'Dinheiro fictício e dólares têm prêmios próprios. Se só uma pessoa tem cartelas para um prêmio, elas são reembolsadas.',
  },
  certified: {
    title: 'O que uma cartela devolve',
    text: 'O RTP é o mesmo com qualquer número de cartelas na sala. Com mais cartelas você ganha menos vezes, e mais.',
    hall: (cards) => `Uma de ${cards} cartelas`,
    figures: (rtp, rounds) => `${rtp} · ganha 1 em cada ${rounds} rodadas`,
  },
}
