import type { OwnRuleWords } from './en.ts'

export const words: OwnRuleWords = {
  how: {
    decks: (decks) =>
      `Chaque partie est distribuée à partir de ${decks} jeux complets, mélangés à nouveau.`,
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
    hand: 'Mains jouées',
    blackjack: 'Blackjacks',
    double: 'Mains doublées',
    split: 'Mains séparées',
    raise: 'Mains avec deuxième mise',
  },
  places: { dragon: 'Dragon', tiger: 'Tigre', tie: 'Égalité', player: 'Joueur', banker: 'Banque' },
}
