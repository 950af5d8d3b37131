import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  title: '{brand} – nos propres jeux se vérifient partie par partie',
  description:
    'Jouez gratuitement à Castle of Horror en argent fictif. Chaque résultat est fixé avant votre mise et peut ensuite être recalculé dans votre propre navigateur.',
  heading: '{brand}',
  newGame: 'Nouveau dans la maison',
  group: {
    slots: 'Machine à sous',
    poker: 'Vidéo poker',
    table: 'Jeu de table',
    roulette: 'Roulette',
    keno: 'Keno',
  },
  leads: {
    'castle-of-horror':
      'Une lueur froide derrière chaque fenêtre, et quelque chose dans l’escalier. Les tours gratuits retiennent leurs jokers, et la cave vous réserve un choix.',
  },
  anyLead: 'Fait par la maison, certifié jusqu’au dernier chiffre.',
  play: 'Jouer à {game}',
  signUpToPlay: 'S’inscrire et jouer',
  free: '10 000,00 Cr d’argent fictif vous attendent. Sans dépôt ni carte.',
  rtp: 'RTP',
  rtpMeans:
    'De toutes les mises, cette part revient en gains sur un très grand nombre de parties. Exact, non estimé.',
  volatility: 'Volatilité',
  volatilityOf: '{level} sur 5',
  topWin: 'Gain maximal',
  topWinOf: '{x}× la mise',
  hit: 'Un gain',
  hitOf: '1 sur {rounds}',
  stakes: 'Mises',
  stakesOf: '{least} – {most}',
  labels: {
    games: 'Plus de {count} jeux',
    slots: 'Plus de {count} machines à sous',
    poker: 'Plus de {count} jeux de poker',
    jackpot: 'Plus de {count} à jackpot',
  },
  banners: 'Actualités',
  lastPlayed: 'Derniers jeux joués',
  liveRooms: 'Salles en direct',
  liveHere: '{count} ici en ce moment',
  liveOpen: 'Ouverte maintenant',
  liveCrash: 'Crash, tous dans le même vol',
  liveBingo: 'Bingo, tous dans le même tirage',
  winners: 'Gagné à l’instant',
  winnersLive: 'En direct',
  winnersNone:
    'Personne n’a gagné depuis l’ouverture de la maison. Le premier gain apparaîtra ici dès qu’il sera payé.',
  on: 'sur {game}',
  fairHeading: 'Vous n’avez pas à nous croire',
  fairLead:
    'Chaque partie de nos propres jeux est fixée avant que vous appuyiez sur le bouton, et vous pouvez prouver ensuite que nous n’y avons pas touché. En trois étapes :',
  steps: [
    {
      title: 'Nous scellons un nombre',
      text: 'Avant votre première partie, la maison tire un nombre secret et vous en montre l’empreinte, afin qu’il ne puisse pas être échangé plus tard. En voici une, dessinée comme un sceau.',
    },
    {
      title: 'Vous ajoutez le vôtre',
      text: 'Une graine créée par votre navigateur est mêlée à chaque partie, avec un compteur qui n’en saute jamais. Aucun des deux côtés ne peut diriger le résultat.',
    },
    {
      title: 'Votre navigateur vérifie',
      text: 'Nous ouvrons le sceau quand vous le demandez. Votre navigateur recalcule alors chaque rouleau, chaque ligne et chaque tour gratuit, et compare.',
    },
  ],
  stepSeal: 'Sceau de {hash}',
  stepAgrees: 'Sceau, rouleaux et gain concordent',
  verifyLink: 'Vérifier une partie vous-même',
  fairLink: 'Le fonctionnement en détail',
  moneyHeading: 'Deux sortes d’argent, jamais mêlées',
  playMoneyTitle: 'Argent fictif',
  playMoneyText:
    'Vous commencez avec 10 000,00 Cr, gratuits. Les crédits ne s’achètent pas et ne deviennent jamais de l’argent : rien n’est en jeu, sinon la soirée. Quand il reste moins de 100,00 Cr, complétez de nouveau.',
  testMoneyTitle: 'Argent de test',
  testMoneyText:
    'Dans cette démonstration, un compte peut aussi contenir des dollars de test. Ils fonctionnent comme de l’argent réel : vous pouvez les déposer, les miser et les retirer. Ils n’ont aucune valeur.',
  realMoneyTitle: 'Argent réel',
  realMoneyText:
    'L’argent réel est tenu dans des comptes à part du même grand livre. Chaque centime qui bouge a une écriture, avec le solde d’avant et celui d’après.',
  careHeading: 'Un jeu, pas un revenu',
  careText:
    'Avec le temps, la maison garde une petite part de chaque mise : c’est le prix de la soirée. Jouez avec ce que vous pouvez dépenser, arrêtez-vous tant que c’est un plaisir, et parlez à quelqu’un si ce n’en est plus un.',
  careLink: 'Jeu responsable',
}
