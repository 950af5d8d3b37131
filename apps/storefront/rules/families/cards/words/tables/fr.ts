import type { TablesRuleWords } from './en.ts'

export const words: TablesRuleWords = {
  baccarat: {
    aim: 'Deux mains sont distribuées, celle du joueur et celle de la banque : misez sur celle qui s’approche le plus de 9, ou sur l’égalité. Les as comptent 1, les dix et les figures 0 ; d’une somme seul le dernier chiffre compte.',
    natural: 'Avec 8 ou 9 en deux cartes d’un côté ou de l’autre, personne ne tire.',
    player: 'Le joueur tire une troisième carte jusqu’à 5 et reste à 6 et 7.',
    banker:
      'La banque tire jusqu’à 2. Au-delà, tout dépend de la troisième carte du joueur : à 3, pour toute carte sauf un 8 ; à 4, de 2 à 7 ; à 5, de 4 à 7 ; à 6, pour 6 et 7. Si le joueur reste, la banque tire jusqu’à 5.',
  },
  casinoWar: {
    aim: 'Vous et le croupier recevez une carte chacun. La plus haute gagne 1:1 ; l’as est la plus haute et les couleurs ne comptent pas.',
    tie: 'Si les cartes sont égales, vous partez en guerre ou vous abandonnez.',
    war: 'Pour partir en guerre, vous misez encore autant, et chacun reçoit une autre carte. Si la vôtre est plus haute ou égale, la deuxième mise gagne 1:1 et la première revient ; sinon, vous perdez les deux.',
    surrender: 'Si vous abandonnez, la moitié de votre mise revient.',
    tieBet: (odds) =>
      `Une mise sur l’égalité paie ${odds} quand les deux premières cartes sont égales.`,
  },
  redDog: {
    aim: 'Deux cartes sont distribuées. Misez que la troisième tombe entre elles ; l’as est la plus haute.',
    spread: 'Avant la troisième carte, vous pouvez relancer : misez encore autant.',
    pays: (spread, odds) => `Écart ${spread} : paie ${odds}.`,
    follow: 'Si les deux cartes se suivent, votre mise revient.',
    pair: (odds) =>
      `Si elles forment une paire, une troisième carte de même rang paie ${odds} ; avec toute autre, votre mise revient.`,
  },
  threeCardPoker: {
    aim: 'Vous et le croupier recevez trois cartes chacun. Regardez les vôtres : jouez avec une deuxième mise égale à l’ante, ou couchez-vous et perdez l’ante.',
    ranking:
      'De la plus haute à la plus basse : quinte flush, brelan, suite, couleur, paire, carte haute. As, 2, 3 est la suite la plus basse.',
    qualifies:
      'Le croupier joue avec une dame ou mieux. Sans elle, l’ante gagne 1:1 et la mise de jeu revient.',
    compared:
      'Sinon, la meilleure main gagne ante et mise de jeu 1:1 ; si elles sont égales, les mises reviennent.',
    bonus: (rank, odds) => `Bonus d’ante, quelle que soit la main du croupier : ${rank} ${odds}.`,
    pairPlus: (rank, odds) => `Pair Plus : ${rank} paie ${odds}.`,
  },
  ranks: {
    pair: 'paire',
    flush: 'couleur',
    straight: 'suite',
    threeOfAKind: 'brelan',
    straightFlush: 'quinte flush',
  },
  places: {
    row: 'Cartes',
    playerPair: 'Paire du joueur',
    bankerPair: 'Paire de la banque',
    ante: 'Ante',
    war: 'Guerre',
    raise: 'Relance',
    play: 'Jeu',
    pairPlus: 'Pair Plus',
  },
}
