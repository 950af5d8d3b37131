import { ruleWords } from '../../../words/fr.ts'
import type { Mechanics } from './en.ts'

const spins = (count: number): string =>
  count === 1 ? '1 tour gratuit' : `${count} tours gratuits`

export const mechanics: Mechanics = {
  ...ruleWords,
  parts: {
    base: 'Jeu de base',
    lines: 'Lignes',
    scatter: 'Scatters',
    ways: 'Façons de gagner',
    cluster: 'Groupes',
    anywhere: 'Symboles n’importe où',
    jackpot: 'Jackpots',
    upperWheel: 'Roue du haut',
  },
  how: {
    ...ruleWords.how,
    grid: (reels, rows) =>
      `${reels} rouleaux de ${rows} ${rows === 1 ? 'rangée' : 'rangées'} chacun.`,
    gridOfCells: (columns, rows) =>
      `Une grille de ${columns} × ${rows} cases, dont chacune se remplit indépendamment.`,
    gridUneven: (rows) => `De gauche à droite, les rouleaux montrent ${rows} symboles.`,
    gridDrawn: (reels, least, most) =>
      `${reels} rouleaux. Le nombre de symboles que montre chacun, de ${least} à ${most}, est tiré à chaque tour.`,
    lines: (lines) =>
      `Les symboles identiques paient sur ${lines} lignes, côte à côte à partir du rouleau de gauche. Sur chaque ligne, seule la plus longue suite paie.`,
    linesOfCells: (lines) =>
      `Une ligne paie lorsque toutes ses cases montrent le même symbole. Il y a ${lines} lignes.`,
    linesBoth: (lines) =>
      `Les symboles identiques paient sur ${lines} lignes, côte à côte à partir du rouleau de gauche ou de celui de droite. Une suite sur tous les rouleaux paie une fois.`,
    ways: (ways) =>
      `Les symboles identiques sur des rouleaux voisins paient à partir du rouleau de gauche, quelle que soit leur rangée : jusqu’à ${ways} façons de gagner. Un gain est multiplié par le nombre de ses façons.`,
    waysBoth: (ways) =>
      `Les symboles identiques sur des rouleaux voisins paient à partir du rouleau de gauche ou de celui de droite, quelle que soit leur rangée : jusqu’à ${ways} façons de gagner de chaque côté. Un gain est multiplié par le nombre de ses façons.`,
    cluster: (least) =>
      `${least} symboles identiques ou plus qui se touchent par un côté paient comme groupe.`,
    anywhere: (least) =>
      `${least} symboles identiques ou plus paient, où qu’ils se trouvent à l’écran.`,
    mixed: 'Les symboles indiqués ensemble paient dans n’importe quel mélange.',
    added: 'Tous les gains d’une partie s’additionnent.',
  },
  wild: {
    title: 'Joker',
    stands: 'Remplace tout symbole qui paie sur les rouleaux.',
    reels: (reels) => `Dans le jeu de base, il apparaît sur le rouleau ${reels}.`,
    expands: 'Là où il tombe, il remplit tout son rouleau.',
    multiplies: (factors) => `Il multiplie par ${factors} le gain auquel il participe.`,
    product: 'Plusieurs dans un même gain se multiplient entre eux.',
    sum: 'Les multiplicateurs de plusieurs dans un même gain s’additionnent.',
  },
  scatter: {
    title: 'Scatter',
    pays: 'Paie où qu’il se trouve à l’écran.',
    starts: 'Compte où qu’il se trouve à l’écran.',
  },
  start: {
    anywhere: (count, symbols) => `Commence avec ${count} ${symbols} ou plus à l’écran.`,
    oneAnywhere: (symbol) => `Commence dès que ce symbole est à l’écran : ${symbol}.`,
    onReels: (symbol, reels) =>
      `Commence lorsque chacun des rouleaux ${reels} montre ce symbole : ${symbol}.`,
    onReel: (symbol, reel) => `Commence lorsque le rouleau ${reel} montre ce symbole : ${symbol}.`,
  },
  freeSpins: {
    title: 'Tours gratuits',
    given: (symbols) => `Leur nombre dépend des symboles à l’écran (${symbols}).`,
    count: spins,
    again: (symbols) =>
      `Pendant les tours gratuits, les mêmes symboles (${symbols}) en donnent d’autres :`,
    most: (count) => `Une partie compte au plus ${count} tours gratuits.`,
    multiplier: (factor) => `Tous les gains des tours gratuits sont multipliés par ${factor}.`,
    wildMultipliers: (factors) =>
      `Pendant les tours gratuits, un joker multiplie le gain par ${factors}.`,
    sticky: 'Un rouleau devenu joker pendant les tours gratuits le reste jusqu’à leur fin.',
    extra: (count) => `Chaque rouleau qui devient joker ajoute ${spins(count)}.`,
    ownReels: 'Les tours gratuits ont leurs propres rouleaux.',
    stake: 'Ils se jouent à la mise de la partie qui les a déclenchés.',
  },
  book: {
    title: 'Symbole spécial',
    sentence: (symbols) =>
      symbols === 1
        ? 'Au début des tours gratuits, un symbole spécial est tiré. Lorsque assez de rouleaux le montrent pour qu’il paie, il remplit tous ces rouleaux et paie sur chaque ligne, même si les rouleaux ne sont pas voisins.'
        : `Au début des tours gratuits, ${symbols} symboles spéciaux différents sont tirés. L’un après l’autre, chacun que montrent assez de rouleaux pour payer remplit tous ces rouleaux et paie sur chaque ligne, même si les rouleaux ne sont pas voisins. Ce que l’un remplit n’enlève rien au suivant.`,
    chosen:
      'Au début des tours gratuits, vous choisissez votre symbole spécial dans le tableau des gains. Lorsque assez de rouleaux le montrent pour qu’il paie, il remplit tous ces rouleaux et paie sur chaque ligne, même si les rouleaux ne sont pas voisins.',
  },
  pick: {
    title: 'Bonus au choix',
    holds: (prizes, enders) =>
      `Vous ouvrez l’un après l’autre. ${prizes} contiennent un gain, ${enders} la fin du bonus.`,
    drawn:
      'Le contenu est tiré à l’ouverture, parmi tout ce qui reste : aucun choix n’est meilleur qu’un autre.',
    prizes: 'Gains',
  },
  hold: {
    title: 'Garder et tourner',
    spins: (count) =>
      `Les symboles restent avec leurs gains, et vous avez ${count} tours. Chaque nouveau symbole reste aussi et remet les tours à ${count}. À la fin, tous les gains sont payés.`,
    full: (jackpot) =>
      `Si toutes les places sont remplies, vous gagnez aussi le jackpot ${jackpot}.`,
    multiply: 'Un multiplicateur multiplie les gains gardés.',
    collect: 'Un collecteur additionne les gains gardés.',
    row: 'Une rangée de plus peut s’ouvrir.',
    prizes: 'Gains',
    jackpots: 'Jackpots',
  },
  wheel: {
    title: 'Bonus de la roue',
    sentence: 'Vous tournez la roue et gagnez ce sur quoi elle s’arrête.',
    up: 'Un de ses secteurs mène à l’anneau suivant, plus à l’intérieur.',
    ring: (number) => `Anneau ${number} depuis l’extérieur`,
    slices: 'Sur la roue',
  },
  trail: {
    title: 'Bonus du parcours',
    sentence: (rolls, sides) =>
      `Vous avez ${rolls} ${rolls === 1 ? 'lancer' : 'lancers'} d’un dé à ${sides} faces et gagnez ce qui se trouve sur chaque case où vous arrivez.`,
    end: 'Une case qui termine le bonus le termine aussitôt.',
    places: 'Cases',
  },
  choose: {
    ...ruleWords.choose,
    title: 'Choix des tours gratuits',
    sentence: 'Vous choisissez l’une de ces options :',
  },
  respin: {
    title: 'Respins',
    after: (count) =>
      `Certains rouleaux restent et les autres tournent de nouveau ${count === 1 ? 'une fois' : `${count} fois`}, sans frais.`,
  },
  gamble: {
    title: 'Quitte ou double',
    sentence: (most, limit) =>
      `Vous pouvez miser un gain sur l’un de deux côtés aussi probables l’un que l’autre : il est doublé ou perdu. C’est possible au plus ${most} fois de suite et jusqu’à ${limit}. Le RTP est d’exactement 100 % et ne fait pas partie du RTP du jeu.`,
  },
  cascade: {
    title: 'Cascades',
    sentence:
      'Les symboles qui ont gagné disparaissent, ceux du dessus tombent et de nouveaux arrivent, jusqu’à ce que plus rien ne gagne.',
    multipliers: (factors) =>
      `L’un après l’autre, les gains d’un tour sont multipliés par ${factors} ; la dernière valeur reste.`,
    rises: (step) =>
      `Pendant les tours gratuits, le multiplicateur augmente de ${step} à chaque cascade et se conserve de tour en tour.`,
  },
  bombs: {
    title: 'Multiplicateurs',
    sentence: (factors) =>
      `Des multiplicateurs de ${factors} peuvent tomber. Leur somme multiplie tout ce que le tour a gagné.`,
    freeSpinsOnly: 'Ils ne tombent que pendant les tours gratuits.',
  },
  placeMultipliers: {
    title: 'Multiplicateurs fixes',
    sentence:
      'Chaque place de la grille a un multiplicateur qui monte avec les gains sur elle et y reste pendant que les symboles tombent.',
    added: 'Les multiplicateurs de toutes les places d’un gain s’additionnent et le multiplient.',
    stays: 'Pendant les tours gratuits, ils restent jusqu’à la fin du dernier.',
    after: (wins) => (wins === 1 ? 'Après 1 gain sur elle' : `Après ${wins} gains sur elle`),
  },
  corners: {
    title: 'Quatre coins',
    sentence: 'Quatre symboles identiques dans les coins de la grille paient en plus des lignes.',
  },
  cornerWilds: {
    title: 'Coins jokers',
    sentence: 'Lorsqu’un gain vide un coin de la grille, un joker prend sa place.',
  },
  wildDrop: {
    title: 'Pluie de jokers',
    sentence: (least, most) =>
      `À certains tours, de ${least} à ${most} jokers tombent à des places tirées, avant le compte des gains.`,
  },
  chosenWild: {
    title: 'Un symbole devient joker',
    sentence: (symbol, reels) =>
      `Lorsque ce symbole apparaît sur le rouleau ${reels} : ${symbol}, un symbole est tiré, qui est joker pour ce tour.`,
    alone:
      'Un gain formé uniquement de ce symbole et de jokers paie comme le symbole le plus élevé.',
  },
  mystery: {
    title: 'Symbole mystère',
    sentence: (symbols) =>
      `Tous les symboles mystères à l’écran (${symbols}) deviennent un même symbole tiré.`,
    stays:
      'Pendant les tours gratuits, ils remplissent leurs rouleaux et y restent jusqu’à la fin.',
  },
  split: {
    title: 'Symbole double',
    lines: (symbol, of) =>
      `Une case avec ${symbol} compte sur une ligne comme deux symboles : ${of}.`,
    ways: (symbol, of) =>
      `Une case avec ${symbol} compte dans le nombre de façons comme deux symboles : ${of}.`,
    drawn: (symbols) =>
      `À chaque tour, un tirage décide si tous ces symboles à l’écran se divisent en deux avant le compte des gains : ${symbols}.`,
  },
  removal: {
    title: 'Symboles retirés',
    sentence:
      'À chaque tour, un tirage décide si des symboles sont retirés avant le compte des gains. Ce qui est au-dessus tombe, et les rouleaux continuent sans eux.',
    gone: (symbols) => `Tous ces symboles peuvent être retirés : ${symbols}.`,
  },
  upgrade: {
    title: 'Symboles améliorés',
    sentence:
      'À chaque tour, un tirage décide si tous les symboles d’une même sorte à l’écran sont améliorés avant le compte des gains.',
    becomes: (from, to) => `Tous ces symboles : ${from}, peuvent devenir ${to}.`,
  },
  onlyIn: {
    base: 'Cela n’arrive que dans le jeu de base, pas pendant les tours gratuits.',
    free: 'Cela n’arrive que pendant les tours gratuits.',
  },
  multiplierReel: {
    title: 'Rouleau multiplicateur',
    sentence: (factors) =>
      `Un rouleau de plus montre un multiplicateur de tous les gains du tour : ${factors}.`,
  },
  nudge: {
    title: 'Joker à poussée',
    sentence: (symbols, reels) =>
      `Les jokers viennent en piles. Si une partie seulement de la pile (${symbols}) est visible sur le rouleau ${reels}, le rouleau avance jusqu’à ce qu’elle le remplisse ; les gains sont comptés ensuite.`,
  },
  walk: {
    title: 'Jokers en marche',
    sentence: (symbols) =>
      `Quand des jokers (${symbols}) apparaissent, les rouleaux tournent de nouveau sans frais et, avant chacun de ces tours, chaque joker avance d’un rouleau vers la gauche, jusqu’à ce que le dernier ait été sur le rouleau 1. Aucun autre joker n’apparaît pendant ces tours.`,
  },
  colossal: {
    title: 'Symbole géant',
    sentence: (reels) =>
      `Pendant les tours gratuits, les rouleaux ${reels} tournent ensemble et un symbole géant occupe toutes leurs places. Il compte sur chacune d’elles.`,
  },
  cash: {
    title: 'Montants et collecteur',
    sentence: (symbols, collector, reels) =>
      `Chaque symbole d’argent (${symbols}) porte un montant tiré au sort. Si le collecteur (${collector}) apparaît sur le rouleau ${reels}, il ramasse tous les montants visibles ; s’il y en a plusieurs, chacun ramasse une fois. Sans lui, ils ne paient rien.`,
    amounts: 'Montants',
  },
  fullScreen: {
    title: 'Plein écran',
    sentence: (factor) =>
      `Si toutes les places montrent le même symbole, les gains du tour sont multipliés par ${factor}.`,
    mixed: (symbols, factor) =>
      `Si chaque place montre ${symbols}, dans n’importe quelle combinaison, les gains du tour sont multipliés par ${factor}.`,
  },
  prize: {
    multiply: (factor) => `× ${factor}`,
    collect: 'collecter',
    freeSpins: spins,
    again: (count) => (count > 1 ? `${count} tours de plus` : 'encore une fois'),
    up: 'anneau suivant',
    row: 'une rangée de plus',
    end: 'fin',
  },
  say: {
    ...ruleWords.say,
    ways: (count, symbol, ways, pay) =>
      `${count} ${symbol} sur ${ways} ${ways === 1 ? 'façon' : 'façons'} paient ${pay}.`,
    corners: (count, symbol, pay) => `Les coins paient ${pay} : ${count} ${symbol}.`,
    cluster: (count, symbol, pay) => `Un groupe paie ${pay} : ${count} ${symbol}.`,
    cascades: (count) => (count === 1 ? 'Une cascade.' : `${count} cascades de suite.`),
    multiplier: (factor) => `Multiplicateur ${factor}.`,
    chosen: (symbol) => `Symbole spécial : ${symbol}.`,
    chosenWild: (symbol) => `Joker pour ce tour : ${symbol}.`,
    wildDrop: (wilds) => (wilds === 1 ? '1 joker tombe.' : `${wilds} jokers tombent.`),
    split: (cells) =>
      cells === 1 ? '1 symbole se divise en deux.' : `${cells} symboles se divisent en deux.`,
    removed: (cells) => (cells === 1 ? '1 symbole est retiré.' : `${cells} symboles sont retirés.`),
    upgraded: (cells, symbol) =>
      cells === 1
        ? `1 symbole est amélioré : ${symbol}.`
        : `${cells} symboles sont améliorés : ${symbol}.`,
    changed: (cells) => (cells === 1 ? '1 symbole change.' : `${cells} symboles changent.`),
    respin: 'Des rouleaux tournent de nouveau.',
    offeredSymbols: (symbols) => `Choisissez votre symbole spécial : ${symbols}.`,
    offered: (options) => `Choisissez vos tours gratuits : ${options}.`,
    holdStarted: (held, left) =>
      `Garder et tourner commence. ${held} gardés, encore ${left} ${left === 1 ? 'tour' : 'tours'}.`,
    holdSpun: (landed, left) =>
      `${landed === 0 ? 'Rien ne tombe' : `${landed} tombent`}. Encore ${left} ${left === 1 ? 'tour' : 'tours'}.`,
    holdEnded: (pay) => `Garder et tourner est terminé et a payé ${pay}.`,
    wheel: 'Le bonus de la roue commence.',
    upperWheelFirst: 'Deux roues sont ouvertes. Tournez d’abord celle du haut.',
    wheelSpun: (prize) => `La roue s’arrête sur : ${prize}.`,
    upperWheelEnded: (pay) => `La roue du haut a payé ${pay}. Tournez maintenant celle du bas.`,
    wheelEnded: (pay) => `Le bonus de la roue est terminé et a payé ${pay}.`,
    trail: (rolls) =>
      `Le bonus du parcours commence. ${rolls} ${rolls === 1 ? 'lancer' : 'lancers'}.`,
    trailMoved: (roll, prize, left) =>
      `Vous avez fait ${roll} : ${prize}. Encore ${left} ${left === 1 ? 'lancer' : 'lancers'}.`,
    trailEnded: (pay) => `Le bonus du parcours est terminé et a payé ${pay}.`,
    gambleOffered: (at) => `Vous pouvez doubler ${at} ou l’encaisser.`,
    doubled: (amount) => `Doublé : ${amount}.`,
    lost: 'Le gain est perdu.',
    block: (symbol) => `Un symbole géant tombe : ${symbol}.`,
    nudged: (reel) => `Le rouleau ${reel} se décale.`,
    walked: 'Les jokers avancent d’un rouleau.',
    cash: (amounts) => `Argent visible : ${amounts}.`,
    collected: (pay) => `Collecté : ${pay}.`,
    side: (number) => (number === 1 ? 'Rouge' : 'Noir'),
  },
}
