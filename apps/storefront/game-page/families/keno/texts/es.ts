import type { KenoTexts } from './en.ts'

export const es: KenoTexts = {
  skipToDraw: 'Ir al botón de sorteo',
  draw: 'Sortear',
  drawOffline: 'Sortear: sin conexión',
  skip: 'Mostrar el resultado',
  keys: [
    ['Espacio', 'Sortear, mostrar el resultado'],
    ['Flechas', 'Moverse por el tablero'],
    ['Q', 'Selección al azar'],
    ['C', 'Vaciar el boleto'],
    ['R', 'Último boleto'],
  ],
  levels: { nice: 'BUEN PREMIO', big: 'GRAN PREMIO', mega: 'MEGAPREMIO', epic: 'PREMIO ÉPICO' },
  resumed: 'Le damos la bienvenida de nuevo.',
  board: 'Números',
  number: {
    plain: (number) => String(number),
    spot: (number) => String(number),
    drawn: (number) => `${number}, sorteado`,
    caught: (number) => `${number}, acierto`,
  },
  tools: {
    title: 'Su boleto',
    quickPick: 'Al azar',
    quickPickOf: (count) => `Al azar: ${count} ${count === 1 ? 'número' : 'números'}`,
    fewer: 'Menos números',
    more: 'Más números',
    clear: 'Vaciar el boleto',
    saved: 'Boletos guardados',
  },
  saved: {
    title: 'Boletos guardados',
    last: 'Último boleto',
    save: 'Guardar este boleto',
    remove: (numbers) => `Quitar ${numbers}`,
    use: (numbers) => `Usar ${numbers}`,
    none: 'Guarde los boletos que le gusta jugar. Se quedan en este navegador.',
  },
  pays: {
    title: (count) => (count === 1 ? '1 número' : `${count} números`),
    empty: (most) => `Elija de 1 a ${most} números`,
    hits: (caught) => (caught === 1 ? '1 acierto' : `${caught} aciertos`),
    columns: ['Aciertos', 'Paga'],
  },
  full: (most) => `Un boleto tiene como máximo ${most} números.`,
  say: {
    picked: (number, count) => `${number} elegido, ${count} ${count === 1 ? 'número' : 'números'}.`,
    unpicked: (number, count) =>
      `${number} quitado, ${count} ${count === 1 ? 'número' : 'números'}.`,
    ticket: (numbers) => `Sus números: ${numbers}.`,
    cleared: 'El boleto está vacío.',
    drawn: (numbers) => `Sorteados: ${numbers}.`,
    hits: (caught, spots, numbers) => `${caught} de ${spots} acertados: ${numbers}.`,
    noHits: (spots) =>
      spots === 1 ? 'Su número no ha salido.' : `Ninguno de sus ${spots} números ha salido.`,
  },
  coach: {
    intro:
      'Todos los números tienen la misma probabilidad. Solo la cantidad que elige cambia lo que vale una apuesta.',
    table: 'Lo que vale cada cantidad de números',
    spots: 'Números',
    rtp: 'RTP',
    worth: (bet) => `${bet} valen`,
    wins: 'Paga 1 de cada',
    top: 'Premio máximo',
    topOneIn: '1 de cada',
    ticket: (count) =>
      count === 1 ? 'Cada resultado con 1 número' : `Cada resultado con ${count} números`,
    hits: 'Aciertos',
    chance: 'Probabilidad',
    oneIn: '1 de cada',
    pays: 'Paga',
    adds: 'Vale',
  },
}
