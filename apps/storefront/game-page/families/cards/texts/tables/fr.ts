import type { TablesTexts } from './en.ts'

export const fr: TablesTexts = {
  ranks: {
    highCard: 'carte haute',
    pair: 'une paire',
    flush: 'une couleur',
    straight: 'une suite',
    threeOfAKind: 'un brelan',
    straightFlush: 'une quinte flush',
  },
  squeeze: {
    toggle: 'Squeeze',
    hint: 'Ouvrez les cartes vous-même : tirez un coin',
    on: 'Vous ouvrez les cartes : appuyez sur O ou tirez un coin.',
    off: 'Le croupier ouvre les cartes.',
    card: (hand, place) => `Ouvrir la carte ${place} : ${hand}`,
  },
  roads: {
    title: 'Résultats jusqu’ici',
    truth:
      'Ce qui est sorti ne dit rien de ce qui sortira : chaque partie est distribuée à partir de jeux complets.',
    last: (results) =>
      `Derniers résultats, le plus récent à la fin : ${results}. Ils ne disent rien de la prochaine partie.`,
    none: 'Pas encore de résultats.',
  },
  keys: {
    baccarat: [
      ['Q', 'Squeeze activé ou non ; plier la carte davantage'],
      ['O', 'Ouvrir la carte'],
    ],
    casinoWar: [
      ['W', 'Partir en guerre'],
      ['G', 'Abandonner'],
    ],
    redDog: [
      ['A', 'Relancer'],
      ['K', 'Suivre'],
    ],
    threeCardPoker: [
      ['Y', 'Jouer'],
      ['F', 'Se coucher'],
    ],
  },
  say: {
    counts: (told, points) => `${told.replace(/\.$/, '')}, ${points} points.`,
    wins: (hand) => `${hand} gagne.`,
    tie: 'Égalité.',
    added: (place, amount) => `${amount} sur ${place}.`,
    goesOn: 'Pas de relance.',
    gaveUp: 'Vous avez abandonné.',
    spread: (count) => `Écart ${count}.`,
    follow: 'Les cartes se suivent : personne ne gagne.',
    pair: 'Une paire : une troisième carte est distribuée.',
    ranked: (hand, rank) => `${hand} : ${rank}.`,
    turns: (hand, card) => `${hand} : ${card}.`,
  },
}
