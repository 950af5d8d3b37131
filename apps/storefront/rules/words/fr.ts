import type { RuleWords } from './en.ts'

const spins = (count: number): string =>
  count === 1 ? '1 tour gratuit' : `${count} tours gratuits`

export const ruleWords: RuleWords = {
  how: {
    title: 'Comment gagner',
  },
  choose: {
    option: (count, factor) =>
      factor === 1 ? spins(count) : `${spins(count)}, tous les gains × ${factor}`,
  },
  progressive: {
    title: 'Jackpots progressifs',
    grows:
      'Une part de chaque mise les fait grandir. Un jackpot paie en entier, quelle que soit la mise, ce qu’affiche son compteur au moment où la partie est enregistrée ; il repart ensuite de son montant initial.',
    byDraw: (jackpot, turnover) =>
      `${jackpot} : chaque partie participe au tirage. La chance est proportionnelle au coût de la partie : une sur ${turnover} misés.`,
    byMeter: (jackpot, ceiling) =>
      `${jackpot} : il tombe au plus tard à ${ceiling}. Le montant exact est tiré de notre graine et de la première mise après chaque départ, tenu secret et montré ensuite avec tout ce dont il est tiré ; la mise qui l’y amène le gagne.`,
    order:
      'Si deux parties le gagnent en même temps, la première enregistrée reçoit ce qu’affiche le compteur, et la suivante ce qui s’est accumulé depuis le nouveau départ.',
    begins: 'Part de',
  },
  choices: {
    title: 'Ce que vaut votre choix',
    any: 'Aucun choix n’est meilleur qu’un autre : tous les chiffres restent les mêmes, quoi que vous choisissiez.',
    evenly:
      'Tous les autres chiffres de ce jeu sont ceux d’un joueur qui prend chaque option aussi souvent.',
    never: 'Tous les autres chiffres de ce jeu sont ceux d’un joueur qui ne double jamais un gain.',
    range: (least, most) =>
      `En choisissant toujours la même option, le RTP est compris entre ${least} et ${most}.`,
    collect: 'Toujours encaisser',
    double: 'Toujours doubler',
    figures: (option, rtp, sigma) => `${option} : RTP ${rtp}, écart type ${sigma} × la mise`,
    hits: (figures, rounds) => `${figures}, un gain 1 sur ${rounds}`,
  },
  jackpotReturn: {
    title: 'Ce que restituent les jackpots',
    longRun: (adds, whole) =>
      `À long terme, au moins ${adds} des mises reviennent sous forme de jackpots. Avec eux, le RTP est d’au moins ${whole}.`,
    kept: 'C’est un peu moins que ce qui est prélevé pour eux : ce qui est mis de côté au-delà du coût des montants initiaux ne revient pas.',
    atSeed: (whole) =>
      `Tous les compteurs à leur montant initial, le RTP est de ${whole}. Il monte avec eux.`,
    each: (jackpot, atSeed, overall) =>
      `${jackpot} : ${atSeed} à son montant initial, au moins ${overall} à long terme`,
  },
  rareTop: {
    title: 'La rareté du gain maximal',
    sentence: (times, rounds) =>
      `Le gain maximal de ${times} × la mise survient environ une fois en ${rounds} de parties. Presque personne ne le verra jamais.`,
  },
  modes: {
    title: 'Façons de miser',
    buy: 'Acheter la fonction',
    ante: 'Mise augmentée',
    buySentence: 'La fonction commence aussitôt.',
    anteSentence:
      'La fonction vient plus souvent. Tant que ceci est activé, chaque partie coûte plus cher.',
    costs: (price) => `Coûte ${price}`,
    costsEach: (price) => `Coûte ${price} par partie`,
    rtp: (percent) => `RTP ${percent}`,
    profit: (rounds) => `Un gain supérieur au prix : 1 sur ${rounds}`,
    sigma: (prices, bets) => `Écart type : ${prices} × le prix, ${bets} × la mise`,
    top: (prices, bets, rounds) =>
      `Gain maximal : ${prices} × le prix, soit ${bets} × la mise, 1 sur ${rounds}`,
    buyFor: (price) => `Acheter pour ${price}`,
    on: 'Activer',
    off: 'Désactiver',
    plain: 'Mise simple',
    isOn: 'La mise augmentée est activée.',
    isOff: 'La mise augmentée est désactivée.',
  },
  most: (amount) =>
    `Une partie gagne au plus ${amount}. Lorsqu’elle l’atteint, elle se termine et paie ce montant.`,
  jackpot: (name) => `Jackpot ${name}`,
  say: {
    jackpot: (name, pay) => `Vous avez gagné le jackpot ${name} : ${pay}.`,
    jackpotOfMeter: (name) => `Vous avez gagné le jackpot ${name}.`,
  },
}
