import { ruleWords } from '../../../words/es.ts'
import type { Mechanics } from './en.ts'

const spins = (count: number): string => (count === 1 ? '1 giro gratis' : `${count} giros gratis`)

export const mechanics: Mechanics = {
  ...ruleWords,
  parts: {
    base: 'Juego base',
    lines: 'Líneas',
    scatter: 'Scatters',
    ways: 'Formas de ganar',
    cluster: 'Grupos',
    anywhere: 'Símbolos en cualquier posición',
    jackpot: 'Jackpots',
    upperWheel: 'Rueda superior',
  },
  how: {
    ...ruleWords.how,
    grid: (reels, rows) =>
      `${reels} rodillos de ${rows} ${rows === 1 ? 'fila' : 'filas'} cada uno.`,
    gridOfCells: (columns, rows) =>
      `Una cuadrícula de ${columns} × ${rows} casillas, cada una de las cuales se llena por sí sola.`,
    gridUneven: (rows) => `De izquierda a derecha, los rodillos muestran ${rows} símbolos.`,
    gridDrawn: (reels, least, most) =>
      `${reels} rodillos. Cuántos símbolos muestra cada uno, de ${least} a ${most}, se sortea de nuevo en cada giro.`,
    lines: (lines) =>
      `Los símbolos iguales pagan en ${lines} líneas, uno junto a otro desde el rodillo de la izquierda. En cada línea solo paga la serie más larga.`,
    linesOfCells: (lines) =>
      `Una línea paga cuando todas sus casillas muestran el mismo símbolo. Hay ${lines} líneas.`,
    linesBoth: (lines) =>
      `Los símbolos iguales pagan en ${lines} líneas, uno junto a otro desde el rodillo de la izquierda o desde el de la derecha. Una serie en todos los rodillos paga una vez.`,
    ways: (ways) =>
      `Los símbolos iguales en rodillos vecinos pagan desde el rodillo de la izquierda, sea cual sea su fila: hasta ${ways} formas de ganar. Cada premio se multiplica por el número de sus formas.`,
    waysBoth: (ways) =>
      `Los símbolos iguales en rodillos vecinos pagan desde el rodillo de la izquierda o desde el de la derecha, sea cual sea su fila: hasta ${ways} formas de ganar por lado. Cada premio se multiplica por el número de sus formas.`,
    cluster: (least) =>
      `${least} o más símbolos iguales que se tocan por un lado pagan como grupo.`,
    anywhere: (least) => `${least} o más símbolos iguales pagan en cualquier posición.`,
    mixed: 'Los símbolos que figuran juntos pagan en cualquier combinación.',
    added: 'Todos los premios de una ronda se suman.',
  },
  wild: {
    title: 'Comodín',
    stands: 'Sustituye a cualquier símbolo que pague en los rodillos.',
    reels: (reels) => `En el juego base aparece en el rodillo ${reels}.`,
    expands: 'Donde cae, ocupa todo su rodillo.',
    multiplies: (factors) => `Multiplica por ${factors} el premio del que forma parte.`,
    product: 'Varios en un mismo premio se multiplican entre sí.',
    sum: 'Los multiplicadores de varios en un mismo premio se suman.',
  },
  scatter: {
    title: 'Scatter',
    pays: 'Paga en cualquier posición.',
    starts: 'Cuenta en cualquier posición.',
  },
  start: {
    anywhere: (count, symbols) => `Empieza con ${count} o más ${symbols} a la vista.`,
    oneAnywhere: (symbol) => `Empieza en cuanto está a la vista este símbolo: ${symbol}.`,
    onReels: (symbol, reels) =>
      `Empieza cuando cada uno de los rodillos ${reels} muestra este símbolo: ${symbol}.`,
    onReel: (symbol, reel) => `Empieza cuando el rodillo ${reel} muestra este símbolo: ${symbol}.`,
  },
  freeSpins: {
    title: 'Giros gratis',
    given: (symbols) => `Cuántos recibe depende de los símbolos a la vista (${symbols}).`,
    count: spins,
    again: (symbols) => `Durante los giros gratis, los mismos símbolos (${symbols}) dan más:`,
    most: (count) => `Una ronda tiene como máximo ${count} giros gratis.`,
    multiplier: (factor) => `Todos los premios de los giros gratis se multiplican por ${factor}.`,
    wildMultipliers: (factors) =>
      `En los giros gratis, un comodín multiplica el premio por ${factors}.`,
    sticky: 'Un rodillo que se vuelve comodín en los giros gratis lo es hasta que terminan.',
    extra: (count) => `Cada rodillo que se vuelve comodín añade ${spins(count)}.`,
    ownReels: 'Los giros gratis tienen rodillos propios.',
    stake: 'Se juegan con la apuesta de la ronda que los inició.',
  },
  book: {
    title: 'Símbolo especial',
    sentence: (symbols) =>
      symbols === 1
        ? 'Al empezar los giros gratis se sortea un símbolo especial. Cuando lo muestran suficientes rodillos para pagar, llena todos esos rodillos y paga en cada línea, aunque los rodillos no sean vecinos.'
        : `Al empezar los giros gratis se sortean ${symbols} símbolos especiales distintos. Uno tras otro, cada uno que muestren suficientes rodillos para pagar llena todos esos rodillos y paga en cada línea, aunque los rodillos no sean vecinos. Lo que llena uno no le quita nada al siguiente.`,
    chosen:
      'Al empezar los giros gratis usted elige su símbolo especial en la tabla de pagos. Cuando lo muestran suficientes rodillos para pagar, llena todos esos rodillos y paga en cada línea, aunque los rodillos no sean vecinos.',
  },
  pick: {
    title: 'Bonus de elección',
    holds: (prizes, enders) =>
      `Se abre uno tras otro. ${prizes} esconden un premio y ${enders}, el final del bonus.`,
    drawn:
      'Lo que hay dentro se sortea al abrirlo, entre todo lo que queda: ninguna elección es mejor que otra.',
    prizes: 'Premios',
  },
  hold: {
    title: 'Retener y girar',
    spins: (count) =>
      `Los símbolos se quedan con sus premios y usted tiene ${count} giros. Cada símbolo nuevo se queda también y devuelve los giros a ${count}. Al final se pagan todos los premios.`,
    full: (jackpot) => `Si se llenan todas las posiciones, gana además el jackpot ${jackpot}.`,
    multiply: 'Un multiplicador multiplica los premios retenidos.',
    collect: 'Un recolector suma los premios retenidos.',
    row: 'Puede abrirse una fila más.',
    prizes: 'Premios',
    jackpots: 'Jackpots',
  },
  wheel: {
    title: 'Bonus de la rueda',
    sentence: 'Usted gira la rueda y gana aquello en lo que se detiene.',
    up: 'Uno de sus sectores lleva al siguiente anillo, más adentro.',
    ring: (number) => `Anillo ${number} desde fuera`,
    slices: 'En la rueda',
  },
  trail: {
    title: 'Bonus del camino',
    sentence: (rolls, sides) =>
      `Tiene ${rolls} ${rolls === 1 ? 'tirada' : 'tiradas'} con un dado de ${sides} caras y gana lo que hay en cada casilla a la que llega.`,
    end: 'Una casilla que termina el bonus lo termina al instante.',
    places: 'Casillas',
  },
  choose: {
    ...ruleWords.choose,
    title: 'Elección de giros gratis',
    sentence: 'Elija una de estas opciones:',
  },
  respin: {
    title: 'Respins',
    after: (count) =>
      `Algunos rodillos se quedan y los demás giran de nuevo ${count === 1 ? 'una vez' : `${count} veces`}, sin coste.`,
  },
  gamble: {
    title: 'Doble o nada',
    sentence: (most, limit) =>
      `Puede apostar un premio a uno de dos lados igual de probables: se dobla o se pierde. Es posible como máximo ${most} ${most === 1 ? 'vez' : 'veces'} seguidas y hasta ${limit}. Su RTP es exactamente del 100 % y no forma parte del RTP del juego.`,
  },
  cascade: {
    title: 'Cascadas',
    sentence:
      'Los símbolos que ganan desaparecen, los de encima caen y llegan otros, hasta que ya nada gana.',
    multipliers: (factors) =>
      `Uno tras otro, los premios de un giro se multiplican por ${factors}; el último valor se mantiene.`,
    rises: (step) =>
      `En los giros gratis el multiplicador crece ${step} con cada cascada y se conserva de giro en giro.`,
  },
  bombs: {
    title: 'Multiplicadores',
    sentence: (factors) =>
      `Pueden caer multiplicadores de ${factors}. Su suma multiplica todo lo ganado en el giro.`,
    freeSpinsOnly: 'Solo caen en los giros gratis.',
  },
  placeMultipliers: {
    title: 'Multiplicadores fijos',
    sentence:
      'Cada posición de la cuadrícula tiene un multiplicador que sube con los premios en ella y permanece mientras caen símbolos.',
    added: 'Los multiplicadores de todas las posiciones de un premio se suman y lo multiplican.',
    stays: 'En los giros gratis permanecen hasta que termina el último.',
    after: (wins) => (wins === 1 ? 'Tras 1 premio en ella' : `Tras ${wins} premios en ella`),
  },
  corners: {
    title: 'Cuatro esquinas',
    sentence:
      'Cuatro símbolos iguales en las esquinas de la cuadrícula pagan además de las líneas.',
  },
  cornerWilds: {
    title: 'Esquinas comodín',
    sentence: 'Cuando un premio vacía una esquina de la cuadrícula, un comodín ocupa su lugar.',
  },
  wildDrop: {
    title: 'Lluvia de comodines',
    sentence: (least, most) =>
      `En algunos giros caen de ${least} a ${most} comodines en posiciones sorteadas, antes de contar los premios.`,
  },
  chosenWild: {
    title: 'Un símbolo se vuelve comodín',
    sentence: (symbol, reels) =>
      `Cuando este símbolo aparece en el rodillo ${reels}: ${symbol}, se sortea un símbolo que es comodín en ese giro.`,
    alone:
      'Un premio formado solo por ese símbolo y comodines paga como el símbolo de mayor valor.',
  },
  mystery: {
    title: 'Símbolo misterioso',
    sentence: (symbols) =>
      `Todos los símbolos misteriosos a la vista (${symbols}) se convierten en un mismo símbolo sorteado.`,
    stays: 'En los giros gratis llenan sus rodillos y permanecen hasta el final.',
  },
  split: {
    title: 'Símbolo doble',
    lines: (symbol, of) =>
      `Una casilla con ${symbol} cuenta en una línea como dos símbolos: ${of}.`,
    ways: (symbol, of) =>
      `Una casilla con ${symbol} cuenta en el número de formas como dos símbolos: ${of}.`,
    drawn: (symbols) =>
      `En cada giro se sortea si todos estos símbolos a la vista se dividen en dos antes de contar los premios: ${symbols}.`,
  },
  removal: {
    title: 'Símbolos retirados',
    sentence:
      'En cada giro se sortea si se retiran símbolos antes de contar los premios. Lo que está encima cae y los rodillos siguen sin ellos.',
    gone: (symbols) => `Pueden retirarse todos estos símbolos: ${symbols}.`,
  },
  upgrade: {
    title: 'Símbolos mejorados',
    sentence:
      'En cada giro se sortea si todos los símbolos de un tipo a la vista mejoran antes de contar los premios.',
    becomes: (from, to) => `Todos estos símbolos: ${from}, pueden convertirse en ${to}.`,
  },
  onlyIn: {
    base: 'Ocurre solo en el juego base, no en los giros gratis.',
    free: 'Ocurre solo en los giros gratis.',
  },
  multiplierReel: {
    title: 'Rodillo multiplicador',
    sentence: (factors) =>
      `Un rodillo más muestra un multiplicador de todos los premios del giro: ${factors}.`,
  },
  nudge: {
    title: 'Comodín con empuje',
    sentence: (symbols, reels) =>
      `Los comodines salen en pilas. Si en el rodillo ${reels} solo se ve una parte de la pila (${symbols}), el rodillo avanza hasta que lo llena entero; después se cuentan los premios.`,
  },
  walk: {
    title: 'Comodines que caminan',
    sentence: (symbols) =>
      `Cuando caen comodines (${symbols}), los rodillos vuelven a girar sin coste y, antes de cada uno de esos giros, cada comodín avanza un rodillo a la izquierda. Termina cuando el último ha estado en el rodillo 1. En esos giros no caen más comodines.`,
  },
  colossal: {
    title: 'Símbolo gigante',
    sentence: (reels) =>
      `En los giros gratis los rodillos ${reels} giran como uno solo y un símbolo gigante ocupa todas sus posiciones. Cuenta en cada una de ellas.`,
  },
  cash: {
    title: 'Importes y recolector',
    sentence: (symbols, collector, reels) =>
      `Cada símbolo de dinero (${symbols}) lleva un importe que se sortea. Si el recolector (${collector}) cae en el rodillo ${reels}, recoge todos los importes a la vista; si son varios, cada uno recoge una vez. Sin él no pagan nada.`,
    amounts: 'Importes',
  },
  fullScreen: {
    title: 'Pantalla completa',
    sentence: (factor) =>
      `Si todas las posiciones muestran el mismo símbolo, los premios del giro se multiplican por ${factor}.`,
    mixed: (symbols, factor) =>
      `Si cada posición muestra ${symbols}, en cualquier combinación, los premios del giro se multiplican por ${factor}.`,
  },
  prize: {
    multiply: (factor) => `× ${factor}`,
    collect: 'recolectar',
    freeSpins: spins,
    again: (count) => (count > 1 ? `${count} giros más` : 'una vez más'),
    up: 'siguiente anillo',
    row: 'una fila más',
    end: 'fin',
  },
  say: {
    ...ruleWords.say,
    ways: (count, symbol, ways, pay) =>
      `${count} ${symbol} en ${ways} ${ways === 1 ? 'forma' : 'formas'} pagan ${pay}.`,
    corners: (count, symbol, pay) => `Las esquinas pagan ${pay}: ${count} ${symbol}.`,
    cluster: (count, symbol, pay) => `Un grupo paga ${pay}: ${count} ${symbol}.`,
    cascades: (count) => (count === 1 ? '1 cascada.' : `${count} cascadas.`),
    multiplier: (factor) => `Multiplicador ${factor}.`,
    chosen: (symbol) => `Símbolo especial: ${symbol}.`,
    chosenWild: (symbol) => `Comodín en este giro: ${symbol}.`,
    wildDrop: (wilds) => (wilds === 1 ? 'Cae 1 comodín.' : `Caen ${wilds} comodines.`),
    split: (cells) =>
      cells === 1 ? '1 símbolo se divide en dos.' : `${cells} símbolos se dividen en dos.`,
    removed: (cells) => (cells === 1 ? 'Se retira 1 símbolo.' : `Se retiran ${cells} símbolos.`),
    upgraded: (cells, symbol) =>
      cells === 1
        ? `Mejora 1 símbolo: ahora es ${symbol}.`
        : `Mejoran ${cells} símbolos: ahora son ${symbol}.`,
    changed: (cells) => (cells === 1 ? 'Cambia 1 símbolo.' : `Cambian ${cells} símbolos.`),
    respin: 'Los rodillos giran otra vez.',
    offeredSymbols: (symbols) => `Elija su símbolo especial: ${symbols}.`,
    offered: (options) => `Elija sus giros gratis: ${options}.`,
    holdStarted: (held, left) =>
      `Empieza retener y girar. ${held} retenidos, quedan ${left} ${left === 1 ? 'giro' : 'giros'}.`,
    holdSpun: (landed, left) =>
      `${landed === 0 ? 'No cae nada' : `Caen ${landed}`}. Quedan ${left} ${left === 1 ? 'giro' : 'giros'}.`,
    holdEnded: (pay) => `Retener y girar ha terminado y ha pagado ${pay}.`,
    wheel: 'Empieza el bonus de la rueda.',
    upperWheelFirst: 'Hay dos ruedas abiertas. Primero gire la superior.',
    wheelSpun: (prize) => `La rueda se detiene en: ${prize}.`,
    upperWheelEnded: (pay) => `La rueda superior ha pagado ${pay}. Ahora gire la inferior.`,
    wheelEnded: (pay) => `El bonus de la rueda ha terminado y ha pagado ${pay}.`,
    trail: (rolls) =>
      `Empieza el bonus del camino. ${rolls} ${rolls === 1 ? 'tirada' : 'tiradas'}.`,
    trailMoved: (roll, prize, left) =>
      `Ha sacado un ${roll}: ${prize}. Quedan ${left} ${left === 1 ? 'tirada' : 'tiradas'}.`,
    trailEnded: (pay) => `El bonus del camino ha terminado y ha pagado ${pay}.`,
    gambleOffered: (at) => `Puede doblar ${at} o cobrarlo.`,
    doubled: (amount) => `Doblado: ${amount}.`,
    lost: 'El premio se ha perdido.',
    block: (symbol) => `Cae un símbolo gigante: ${symbol}.`,
    nudged: (reel) => `El carrete ${reel} se desplaza.`,
    walked: 'Los comodines avanzan un carrete.',
    cash: (amounts) => `Dinero a la vista: ${amounts}.`,
    collected: (pay) => `Recogido: ${pay}.`,
    side: (number) => (number === 1 ? 'Rojo' : 'Negro'),
  },
}
