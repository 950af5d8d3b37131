import type { RuleWords } from './en.ts'

const spins = (count: number): string => (count === 1 ? '1 giro gratis' : `${count} giros gratis`)

export const ruleWords: RuleWords = {
  how: {
    title: 'Cómo se gana',
  },
  choose: {
    option: (count, factor) =>
      factor === 1 ? spins(count) : `${spins(count)}, todos los premios × ${factor}`,
  },
  progressive: {
    title: 'Jackpots progresivos',
    grows:
      'Una parte de cada apuesta los hace crecer. Un jackpot paga íntegro, con cualquier apuesta, lo que marca su contador cuando se registra la ronda; después vuelve a empezar en su importe inicial.',
    byDraw: (jackpot, turnover) =>
      `${jackpot}: cada ronda participa en su sorteo. La probabilidad es proporcional a lo que cuesta la ronda: una entre ${turnover} apostados.`,
    byMeter: (jackpot, ceiling) =>
      `${jackpot}: cae como máximo en ${ceiling}. El importe exacto se sortea con nuestra semilla y la primera apuesta tras cada comienzo, se guarda en secreto y se muestra después con todo aquello de lo que salió; lo gana la apuesta que lo lleva hasta ahí.`,
    order:
      'Si dos rondas lo ganan a la vez, la que se registra primero recibe lo que marca el contador y la siguiente, lo que se haya acumulado desde el nuevo comienzo.',
    begins: 'Empieza en',
  },
  choices: {
    title: 'Cuánto vale su elección',
    any: 'Ninguna elección es mejor que otra: todas las cifras son las mismas, elija lo que elija.',
    evenly:
      'Las demás cifras de este juego son las de quien elige cada opción con la misma frecuencia.',
    never: 'Las demás cifras de este juego son las de quien nunca dobla un premio.',
    range: (least, most) =>
      `Si elige siempre la misma opción, el RTP está entre ${least} y ${most}.`,
    collect: 'Cobrar siempre',
    double: 'Doblar siempre',
    figures: (option, rtp, sigma) =>
      `${option}: RTP ${rtp}, desviación típica ${sigma} × la apuesta`,
    hits: (figures, rounds) => `${figures}, un premio 1 entre ${rounds}`,
  },
  jackpotReturn: {
    title: 'Cuánto devuelven los jackpots',
    longRun: (adds, whole) =>
      `A largo plazo, al menos ${adds} de lo apostado vuelve en forma de jackpots. Con ellos, el RTP es de al menos ${whole}.`,
    kept: 'Es un poco menos de lo que se toma para ellos: lo que se reserva por encima del coste de los importes iniciales no vuelve.',
    atSeed: (whole) =>
      `Con todos los contadores en su importe inicial, el RTP es ${whole}. Sube a medida que crecen.`,
    each: (jackpot, atSeed, overall) =>
      `${jackpot}: ${atSeed} en su importe inicial, al menos ${overall} a largo plazo`,
  },
  rareTop: {
    title: 'Lo raro que es el premio máximo',
    sentence: (times, rounds) =>
      `El premio máximo de ${times} × la apuesta llega más o menos una vez cada ${rounds} de rondas. Casi nadie llegará a verlo.`,
  },
  modes: {
    title: 'Formas de apostar',
    buy: 'Comprar la función',
    ante: 'Apuesta aumentada',
    buySentence: 'La función empieza de inmediato.',
    anteSentence: 'La función aparece más a menudo. Mientras esté activada, cada ronda cuesta más.',
    costs: (price) => `Cuesta ${price}`,
    costsEach: (price) => `Cuesta ${price} por ronda`,
    rtp: (percent) => `RTP ${percent}`,
    profit: (rounds) => `Premio mayor que su precio: 1 entre ${rounds}`,
    sigma: (prices, bets) => `Desviación típica: ${prices} × el precio, ${bets} × la apuesta`,
    top: (prices, bets, rounds) =>
      `Premio máximo: ${prices} × el precio, es decir, ${bets} × la apuesta, 1 entre ${rounds}`,
    buyFor: (price) => `Comprar por ${price}`,
    on: 'Activar',
    off: 'Desactivar',
    plain: 'Apuesta simple',
    isOn: 'La apuesta aumentada está activada.',
    isOff: 'La apuesta aumentada está desactivada.',
  },
  most: (amount) => `Una ronda gana como máximo ${amount}. Al alcanzarlo, termina y lo paga.`,
  jackpot: (name) => `Jackpot ${name}`,
  say: {
    jackpot: (name, pay) => `Ha ganado el jackpot ${name}: ${pay}.`,
    jackpotOfMeter: (name) => `Ha ganado el jackpot ${name}.`,
  },
}
