import { mechanics } from '../../../../rules/families/slot/words/es.ts'
import type { SlotTexts } from './en.ts'

export const es: SlotTexts = {
  skipToSpin: 'Ir al botón de girar',
  controls: {
    spin: 'Girar',
    stop: 'Detener los rodillos',
    continueFree: (left) => `Jugar los giros gratis, ${left === 1 ? 'queda 1' : `quedan ${left}`}`,
    spinOffline: 'Girar: no tiene conexión',
    pickSentence: 'Elija, por favor',
    respin: 'Girar de nuevo',
    holdSpin: (left) => `Girar, quedan ${left}`,
    wheelSpin: 'Girar la rueda',
    roll: (left) => `Tirar el dado, quedan ${left}`,
    collect: 'Cobrar el premio',
    chooseFree: 'Elija sus giros gratis',
    chooseSymbol: 'Elija su símbolo especial',
    gamble: 'Doblar o cobrar',
  },
  keys: [['Espacio', 'Girar, detener, continuar']],
  levels: {
    nice: 'BUEN PREMIO',
    big: 'GRAN PREMIO',
    mega: 'MEGAPREMIO',
    epic: 'PREMIO ÉPICO',
  },
  paytable: {
    symbols: 'Símbolos',
    lines: (count) => `${count} líneas`,
    line: (number) => `Línea ${number}`,
    ofAKind: (count) => `${count}×`,
  },
  resume: {
    free: (left) =>
      `Su ronda continúa: ${left === 1 ? 'queda 1 giro gratis' : `quedan ${left} giros gratis`}.`,
    pick: 'Su ronda continúa: elija, por favor.',
  },
  say: {
    numbers: ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco'],
    stopped: 'Los rodillos se han detenido.',
    line: (count, symbol, line, pay) => `${count} ${symbol} en la línea ${line} pagan ${pay}.`,
    scatter: (count, symbol, pay) => `${count} ${symbol} pagan ${pay}.`,
    wildReels: (reels) => `Comodín en el rodillo ${reels}.`,
    freeSpins: (left) => (left === 1 ? 'Queda 1 giro gratis.' : `Quedan ${left} giros gratis.`),
    freeOver: (amount) => `Los giros gratis han terminado y han pagado ${amount}.`,
    pick: (choices) => `Empieza un bonus. Elija uno de ${choices}.`,
    picked: (choice, pay) => `El número ${choice} esconde ${pay}.`,
    pickedEnd: (choice) => `El número ${choice} termina el bonus.`,
    pickOver: (amount) => `El bonus ha terminado y ha pagado ${amount}.`,
  },
  mechanics,
}
