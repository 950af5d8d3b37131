import type { RouletteWords } from './en.ts'

export const roulette: RouletteWords = {
  kinds: {
    straight: 'Plein',
    split: 'Cheval',
    street: 'Transversale',
    trio: 'Transversale avec le zéro',
    corner: 'Carré',
    firstFour: 'Quatre premiers',
    topLine: 'Cinq numéros (0, 00, 1, 2, 3)',
    sixLine: 'Sixain',
    dozen: 'Douzaine',
    column: 'Colonne',
    red: 'Rouge',
    black: 'Noir',
    even: 'Pair',
    odd: 'Impair',
    low: 'Manque (1–18)',
    high: 'Passe (19–36)',
  },
  covers: (count) => (count === 1 ? '1 numéro' : `${count} numéros`),
  how: {
    draw: (pockets) =>
      `Posez des jetons sur autant de cases que vous voulez. L’une des ${pockets} cases du cylindre est ensuite tirée, chacune avec la même chance.`,
    pays: 'Une case gagne quand elle couvre le numéro tiré. Elle paie sa cote, et les jetons posés dessus vous reviennent.',
    zero: (zeros) =>
      `Quand le ${zeros} sort, rouge, noir, pair, impair, manque, passe, douzaines et colonnes perdent.`,
    partage: (zeros) =>
      `Quand le ${zeros} sort, douzaines et colonnes perdent. De rouge, noir, pair, impair, manque et passe, la moitié de la mise vous revient\u00a0: c’est la partage. Elle revient aussitôt\u00a0: la table ne joue pas en prison, rien n’est retenu pour le tour suivant.`,
    wheels:
      'Trois cylindres tournent à la fois. Chaque jeton est réparti également entre eux et gagne sur chacun séparément.',
    topLine:
      'La mise sur les cinq numéros 0, 00, 1, 2 et 3 paie moins pour son risque que toute autre de cette table.',
    memory:
      'Le cylindre n’a pas de mémoire\u00a0: les résultats passés ne disent rien du prochain.',
  },
  inside: {
    title: 'Mises intérieures',
    text: 'Un jeton se pose sur un numéro ou sur une ligne entre des numéros.',
  },
  outside: {
    title: 'Mises extérieures',
    text: 'Un jeton couvre douze ou dix-huit numéros à la fois.',
  },
  called: {
    title: 'Piste',
    text: 'Une pression pose plusieurs jetons de la valeur choisie\u00a0: un numéro avec ses voisins sur le cylindre, ou un secteur. Chaque jeton paie comme si vous l’aviez posé vous-même.',
    voisins:
      'Voisins du zéro, 9 jetons\u00a0: deux sur 0-2-3, un sur 4-7, 12-15, 18-21, 19-22 et 32-35, deux sur 25-26-28-29.',
    tiers: 'Tiers, 6 jetons\u00a0: un sur 5-8, 10-11, 13-16, 23-24, 27-30 et 33-36.',
    orphelins: 'Orphelins, 5 jetons\u00a0: un sur 1, 6-9, 14-17, 17-20 et 31-34.',
    jeuZero: 'Jeu zéro, 4 jetons\u00a0: un sur 0-3, 12-15, 26 et 32-35.',
  },
  limits: {
    title: 'Limites de la table',
    text: (amount) => `La valeur totale de vos jetons ne peut pas dépasser ${amount}.`,
  },
  certified: {
    title: 'Ce que rend chaque mise',
    text: 'RTP et fréquence de gain d’un seul jeton de chaque type.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Mise',
  columns: { odds: 'Cote', most: 'Maximum par case' },
  part: 'Toutes les mises',
}
