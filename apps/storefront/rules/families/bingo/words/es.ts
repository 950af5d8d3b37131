import type { BingoWords } from './en.ts'

export const words: BingoWords = {
  parts: { line: 'Línea', twoLines: 'Dos líneas', pattern: 'Figura', house: 'Bingo' },
  how: {
    cards: (cells, numbers) =>
      `Un cartón tiene ${cells} de ${numbers} números. Toda la sala oye los mismos números, uno tras otro.`,
    calls:
      'La primera fila, columna o diagonal completa gana la línea; el primer cartón con todos sus números gana el bingo.',
    pots: (line, house) =>
      `Del precio de todos los cartones, el ${line} va a la línea y el ${house} al bingo.`,
    columns: (side, each) =>
      `Un cartón tiene ${side} columnas: a cada una le corresponden ${each} números, y la casilla del medio es libre. Toda la sala oye los mismos números, uno tras otro.`,
    patterns: (patterns) =>
      `Cada ronda se juega a una de ${patterns} figuras, que ve antes de comprar. Gana el primer cartón con todas las casillas de la figura cantadas.`,
    pot: (share) => `Del precio de todos los cartones, el ${share} va a la figura.`,
    tickets: (strip, numbers) =>
      `Un cartón tiene tres filas con cinco de ${numbers} números cada una. ${strip} cartones forman una tira, en la que cada número está una vez. Toda la sala oye los mismos números, uno tras otro.`,
    rows: 'La primera fila completa gana la línea, el primer cartón con dos filas completas gana las dos líneas y el primero con todos sus números gana el bingo.',
    threePots: (line, twoLines, house) =>
      `Del precio de todos los cartones, el ${line} va a la línea, el ${twoLines} a las dos líneas y el ${house} al bingo.`,
    shared:
      'Los cartones que lo logran con el mismo número se reparten el premio. Los céntimos que no se pueden repartir van a los cartones con los números más bajos.',
    alone:
      'El dinero ficticio y los dólares tienen premios propios. Si solo una persona tiene cartones para un premio, se le reembolsan.',
  },
  certified: {
    title: 'Lo que devuelve un cartón',
    text: 'El RTP es el mismo haya los cartones que haya. Con más cartones gana menos veces, pero más.',
    hall: (cards) => `Uno de ${cards} cartones`,
    figures: (rtp, rounds) => `${rtp} · gana 1 de cada ${rounds} rondas`,
  },
}
