import type { Texts } from '../texts.ts'

export const limits: Texts['limits'] = {
  title: 'Limites – {brand}',
  description: 'Fixez des limites de jeu et de dépôt, faites une pause ou excluez-vous.',
  heading: 'Limites',
  lead: 'Décidez de ce que le jeu peut vous coûter. Une limite plus stricte vaut tout de suite ; une plus large demande un jour et un second oui.',
  loading: 'Chargement de vos limites',
  tryAgain: 'Réessayer',
  logInTitle: 'Connectez-vous pour fixer des limites',
  logInText: 'Les limites appartiennent à votre compte.',
  lately: 'Vos 30 derniers jours',
  staked: 'Misé',
  won: 'Gagné',
  lost: 'Perdu',
  ahead: 'En plus',
  paidIn: 'Déposé',
  kinds: {
    stake: {
      heading: 'Mises',
      text: 'Le plus que vous misez dans tous les jeux réunis, gains remis en jeu compris.',
    },
    loss: {
      heading: 'Pertes',
      text: 'Le plus que vous perdez : ce que vous misez et ne regagnez pas.',
    },
    deposit: {
      heading: 'Dépôts',
      text: 'Le plus que vous déposez, tous moyens réunis.',
    },
  },
  periods: {
    day: 'Par jour',
    week: 'Par semaine',
    month: 'Par mois',
  },
  none: 'Pas de limite',
  set: 'Fixer une limite',
  change: 'Changer',
  left: 'Reste {left}',
  wishWaits: 'Vous avez demandé {to}. Vous pourrez confirmer à partir du {when}.',
  wishReady: 'Vous avez demandé {to}. Votre limite reste la même jusqu’à votre confirmation.',
  confirmWish: 'Confirmer',
  keep: 'Garder ma limite',
  cancel: 'Annuler',
  slider: 'Montant',
  latelyHint: {
    stake: 'Ces 30 derniers jours, vous avez misé {sum}.',
    loss: 'Ces 30 derniers jours, vous avez perdu {sum}.',
    deposit: 'Ces 30 derniers jours, vous avez déposé {sum}.',
  },
  looserMeans:
    'C’est plus large que votre limite. Dans 24 heures, nous vous le demandons encore ; d’ici là, votre limite reste la même.',
  tighterMeans:
    'Cela vaut tout de suite. Les jours commencent à minuit UTC, les semaines le lundi.',
  askFor: 'Demander {most}',
  setTo: 'Fixer {most}',
  remove: 'Demander à n’avoir aucune limite',
  gamesHeading: 'Jeux',
  gamesText:
    'Désactivez des types de jeux. Cela vaut tout de suite ; les réactiver prend un jour et un second oui.',
  gameKinds: {
    slot: 'Machines à sous',
    poker: 'Vidéo poker',
    table: 'Jeux de table',
    roulette: 'Roulette',
    keno: 'Keno',
    bingo: 'Bingo',
    lottery: 'Loterie',
    crash: 'Jeux de crash',
    fish: 'Chasse aux poissons',
  },
  gamesWait: '{kind} : vous avez demandé à réactiver. Vous pourrez confirmer à partir du {when}.',
  gamesReady:
    '{kind} : vous avez demandé à réactiver. Cela reste désactivé jusqu’à votre confirmation.',
  gamesOn: 'Réactiver',
  gamesOff: 'Laisser désactivé',
  realityHeading: 'Un œil sur l’heure',
  realityText:
    'Pendant que vous jouez, nous vous disons depuis combien de temps et pour quel résultat.',
  never: 'Jamais',
  pauseHeading: 'Faire une pause',
  pauseText:
    'Ni jeu ni dépôt jusqu’à la fin de la pause. Vous pouvez finir les parties ouvertes et retirer votre argent à tout moment.',
  timeOut: 'Pause',
  exclusion: 'Auto-exclusion',
  exclusionText:
    'Quand une pause ne suffit pas. Elle vaut aussi pour tout autre compte que vous ouvrez ici.',
  help: 'Si jouer n’est plus un plaisir, parlez-en : à votre médecin ou à une ligne d’aide de votre pays.',
  timeOutQuestion: 'Faire une pause de {span} ?',
  exclusionQuestion: 'Vous exclure : {span} ?',
  pauseMeans:
    'Vous ne pourrez ni jouer ni déposer jusqu’à la fin. Personne ne peut y mettre fin plus tôt, nous non plus.',
  understood: 'Je comprends que cela ne peut pas être annulé.',
  takeTimeOut: 'Commencer la pause',
  exclude: 'M’exclure',
  forEver: 'Pour toujours',
  pausedUntil: 'Vous êtes en pause jusqu’au {until}',
  pausedForEver: 'Vous vous êtes exclu pour toujours',
  pausedText:
    'Vous ne pouvez ni jouer ni déposer. Vous pouvez finir les parties ouvertes et retirer votre argent.',
}
