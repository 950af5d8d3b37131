import type { PokerWords } from './en.ts'

export const poker: PokerWords = {
  hands: {
    royalFlush: 'Quinte flush royale',
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
    highest:
      'Une main paie une seule fois, selon la ligne la plus haute qui lui correspond. L’as est la carte la plus forte, et la plus faible dans A-2-3-4-5.',
    best: 'Le RTP est celui d’une personne qui garde toujours les cartes qui paient le plus en moyenne. Tout autre choix rapporte moins.',
    hands: (count) =>
      `Vous jouez ${count} mains à la fois. Toutes gardent les mêmes cartes, et chacune tire dans son propre jeu.`,
  },
  hand: 'Main',
  pays: 'Paie',
}
