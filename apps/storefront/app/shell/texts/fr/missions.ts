import type { Texts } from '../texts.ts'

export const missions: Texts['missions'] = {
  title: 'Missions – {brand}',
  description: 'De petits objectifs du jour, avec une récompense pour chacun.',
  heading: 'Missions',
  lead: 'Trois petits objectifs par jour. Chaque partie terminée compte, la plus petite mise autant que la plus grande.',
  logInTitle: 'Connectez-vous pour voir vos missions',
  logInText: 'Vos missions et vos progrès s’affichent ici.',
  loading: 'Chargement de vos missions',
  failed: 'Vos missions n’ont pas été chargées.',
  tryAgain: 'Réessayer',
  today: 'Aujourd’hui',
  left: 'Encore d’hier',
  names: {
    rounds: 'Terminez {goal} parties',
    games: 'Jouez à {goal} jeux différents',
    kinds: 'Jouez à {goal} sortes de jeux, comme les machines à sous et le poker',
  },
  progress: '{done} sur {goal}',
  reward: 'Récompense : {amount}',
  collect: 'Recevoir {amount}',
  collected: 'Reçu : {amount}',
  gave: '{mission} : vous avez reçu {amount}.',
  rules:
    'Elles recommencent chaque jour à minuit (UTC). Vous pouvez les recevoir jusqu’à la fin du lendemain. Ce que vous misez, gagnez ou perdez ne change rien.',
  rewards: {
    CREDIT: 'Les récompenses sont de l’argent fictif et ne se retirent pas.',
    POINT: 'Les récompenses sont des points comp, que vous échangez contre un bonus à la caisse.',
  },
  points: '{points} C.P.',
  bars: {
    limited:
      'Vous avez fixé des limites ou pris une pause : il n’y a donc pas de missions pour vous en ce moment. Nous le respectons.',
    account: 'Il n’y a pas de missions pendant que nous vérifions votre compte.',
    care: 'Nous vous avons conseillé une pause : il n’y a donc pas de missions pour vous en ce moment.',
    place: 'Les missions ne sont pas disponibles là où vous êtes.',
    email: 'Vérifiez d’abord votre adresse e-mail. Ensuite, vos missions s’affichent ici.',
  },
}
