import type { OwnRuleWords } from './en.ts'

export const words: OwnRuleWords = {
  how: {
    decks: (decks) =>
      decks === 1
        ? 'Chaque partie est distribuée à partir d’un jeu complet, mélangé à nouveau.'
        : `Chaque partie est distribuée à partir de ${decks} jeux complets, mélangés à nouveau.`,
    aim: 'Approchez-vous de 21 plus que le croupier sans dépasser. Les figures comptent 10, un as 1 ou 11.',
    dealer: {
      stands: 'Le croupier prend une carte cachée, tire à 16 et reste à tout 17.',
      hits: 'Le croupier prend une carte cachée, tire à 16 et tire au 17 souple.',
    },
    pays: (odds) =>
      `Un blackjack, un as et une carte de valeur 10, paie ${odds}. Les autres gains paient 1:1 et une égalité rend la mise.`,
    double: {
      afterSplit:
        'Vous pouvez doubler avec deux cartes quelconques, aussi après une séparation : la mise double et vous prenez exactement une carte de plus.',
      never:
        'Vous pouvez doubler avec vos deux premières cartes : la mise double et vous prenez exactement une carte de plus.',
    },
    split: (hands) =>
      `Deux cartes de même valeur peuvent être séparées en ${hands} mains avec la même mise. Les as séparés reçoivent une carte chacun, et 21 avec eux n’est pas un blackjack.`,
    insurance: (odds, ratio) =>
      `Si le croupier montre un as, l’assurance coûte une demi-mise et paie ${odds} s’il a un blackjack. En moyenne elle rend ${(100 * ratio).toFixed(2).replace('.', ',')} % : mieux vaut la refuser.`,
    boxes: (count) =>
      `Vous pouvez miser sur ${count} boxes au plus par partie. Ils se jouent l’un après l’autre contre le même croupier ; ce que rend un box ne dépend pas des autres.`,
    side: {
      pairs: (pays) => `Paires, avec les deux premières cartes d’un box : ${pays}.`,
      poker: (pays) => `21+3, avec ces deux cartes et la carte visible du croupier : ${pays}.`,
    },
    sidePays: (made, odds) => `${made} ${odds}`,
    made: {
      perfect: 'deux fois la même carte',
      coloured: 'même rang et même couleur',
      mixed: 'même rang',
      suitedThree: 'brelan assorti',
      straightFlush: 'quinte flush',
      three: 'brelan',
      straight: 'suite',
      flush: 'couleur',
    },
    highest: (hands) =>
      `Une carte est distribuée à chacun : ${hands}. La plus haute gagne ; l’as est la plus basse et les couleurs ne comptent pas.`,
    spotPays: (spot, outcome, odds) => `${spot} paie ${odds} sur ${outcome}.`,
    spotGivesBack: (spot, outcome, percent) => `${spot} récupère ${percent} % sur ${outcome}.`,
  },
  certified: {
    title: 'Ce que rend chaque mise',
    each: 'Les autres chiffres de cette page sont ceux d’une mise sur la première case. Les autres mises :',
  },
  parts: {
    pairs: 'Paires',
    poker: '21+3',
    insurance: 'Assurance',
    hand: 'Mains jouées',
    blackjack: 'Blackjacks',
    double: 'Mains doublées',
    split: 'Mains séparées',
    raise: 'Mains avec deuxième mise',
  },
  places: {
    pairs: 'Paires',
    poker: '21+3',
    insurance: 'Assurance',
    dragon: 'Dragon',
    tiger: 'Tigre',
    tie: 'Égalité',
    player: 'Joueur',
    banker: 'Banque',
  },
}
