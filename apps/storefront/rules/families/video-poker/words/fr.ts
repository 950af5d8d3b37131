import type { PokerWords } from './en.ts'

export const poker: PokerWords = {
  hands: {
    naturalRoyalFlush: 'Quinte flush royale naturelle',
    royalFlush: 'Quinte flush royale',
    fourDeucesWithAce: 'Quatre 2 avec un as',
    fourDeuces: 'Quatre 2',
    wildRoyalFlush: 'Quinte flush royale avec joker',
    fiveAces: 'Cinq as',
    fiveThreesToFives: 'Cinq 3, 4 ou 5',
    fiveSixesToKings: 'Cinq 6 à rois',
    fiveOfAKind: 'Cinq cartes identiques',
    straightFlush: 'Quinte flush',
    fourOfAKind: 'Carré',
    fourAces: 'Carré d’as',
    fourAcesOrEights: 'Carré d’as ou de 8',
    fourAcesWithLow: 'Carré d’as avec un 2, un 3 ou un 4',
    fourTwosToFours: 'Carré de 2, 3 ou 4',
    fourTwosToFoursWithAceOrLow: 'Carré de 2, 3 ou 4 avec un as, un 2, un 3 ou un 4',
    fourFivesToKings: 'Carré de 5 à rois',
    fourSevens: 'Carré de 7',
    fourJacksToKings: 'Carré de valets, dames ou rois',
    fullHouse: 'Full',
    flush: 'Couleur',
    straight: 'Suite',
    threeOfAKind: 'Brelan',
    twoPair: 'Double paire',
    tensOrBetter: 'Dix ou mieux',
    jacksOrBetter: 'Valets ou mieux',
    kingsOrBetter: 'Rois ou mieux',
  },
  how: {
    deal: 'Vous recevez cinq cartes d’un jeu mélangé de 52. Gardez celles que vous voulez ; les autres sont remplacées une fois. Votre main paie ensuite selon le tableau.',
    dealWithJoker:
      'Vous recevez cinq cartes d’un jeu mélangé de 53 : les 52 habituelles et un joker. Gardez celles que vous voulez ; les autres sont remplacées une fois. Votre main paie ensuite selon le tableau.',
    deuces:
      'Les quatre 2 sont des jokers : chacun compte comme la carte avec laquelle votre main paie le plus. Seule la quinte flush royale naturelle doit se faire sans eux.',
    joker:
      'Le joker compte comme la carte avec laquelle votre main paie le plus. Seule la quinte flush royale naturelle doit se faire sans lui.',
    highest:
      'Une main paie une seule fois, selon la ligne la plus haute qui lui correspond. L’as est la carte la plus forte, et la plus faible dans A-2-3-4-5.',
    best: 'Le RTP est celui d’une personne qui garde toujours les cartes qui paient le plus en moyenne. Tout autre choix rapporte moins.',
    hands: (count) =>
      `Vous jouez ${count} mains à la fois. Toutes gardent les mêmes cartes, et chacune tire dans son propre jeu.`,
    doubleUp: (times, most) =>
      `Ce qu’une partie a gagné peut être doublé jusqu’à ${times} fois de suite, tant que le gain ne dépasse pas ${most}. Cinq cartes d’un jeu neuf sont données face cachée, la première au croupier ; vous retournez une des quatre autres. Un rang plus haut double le gain, un plus bas le perd, le même le laisse tel quel. En moyenne le gain ne change pas : doubler rend exactement 100 %.`,
    multiplierName: 'Un multiplicateur',
    multiplier: (list, all) =>
      `À chaque donne, un multiplicateur est tiré pour tout ce qu’elle paie : ${list}, sur ${all} parties en moyenne ; dans les autres chaque gain compte une fois.`,
    progressive: (hand, from) =>
      `${hand} : paie ce que montre le compteur. À partir de ${from}, le jeu rend 100 % ou plus à qui garde ce qui vaut le mieux à ce montant ; en dessous, moins.`,
    multiplied: (by, count) => `× ${by} dans ${count}`,
  },
  hand: 'Main',
  pays: 'Paie',
}
