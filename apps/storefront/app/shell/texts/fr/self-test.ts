import type { Texts } from '../texts.ts'

export const selfTest: Texts['selfTest'] = {
  title: 'Autotest – {brand}',
  description: 'Neuf questions sur votre façon de jouer, et qui peut aider.',
  heading: 'Où en est votre jeu ?',
  lead: 'Neuf questions montrent si le jeu devient un problème. Cela prend deux minutes.',
  private:
    'Vos réponses restent dans votre navigateur. Nous ne les envoyons pas, ne les gardons pas et ne les voyons pas.',
  span: 'Pensez aux 12 derniers mois. À quelle fréquence était-ce le cas ?',
  items: {
    beyondMeans: 'Vous avez misé plus que ce que vous pouviez perdre',
    tolerance: 'Il vous a fallu des mises plus fortes pour la même excitation',
    chasing: 'Vous êtes revenu un autre jour pour regagner vos pertes',
    borrowing: 'Vous avez emprunté de l’argent ou vendu quelque chose pour jouer',
    felt: 'Vous avez pensé avoir peut-être un problème avec le jeu',
    criticised: 'On a critiqué votre jeu ou parlé d’un problème, à tort ou à raison',
    guilt: 'Vous vous êtes senti coupable de votre façon de jouer ou de ses suites',
    health: 'Le jeu a nui à votre santé, par le stress ou les soucis par exemple',
    finances: 'Le jeu vous a causé, à vous ou à votre foyer, des problèmes d’argent',
  },
  answers: {
    never: 'Jamais',
    sometimes: 'Parfois',
    often: 'La plupart du temps',
    always: 'Presque toujours',
  },
  missing: 'Choisissez une réponse.',
  show: 'Voir mon résultat',
  points: '{points} points sur {most}',
  levels: {
    none: {
      heading: 'Aucun signe de problème',
      text: 'Vos réponses ne montrent aucun dommage. Des limites aident à ce que cela dure.',
    },
    low: {
      heading: 'Risque faible',
      text: 'Une partie de votre jeu vous coûte peut-être plus que vous ne voulez. Fixez des limites avant que cela grandisse.',
    },
    moderate: {
      heading: 'Risque modéré',
      text: 'Le jeu a déjà de mauvais effets pour vous. Faites une pause, fixez des limites et parlez à quelqu’un qui connaît le sujet.',
    },
    high: {
      heading: 'Risque élevé',
      text: 'Vos réponses indiquent un problème de jeu, et vous perdez peut-être le contrôle. Vous n’avez pas à régler cela seul : appelez l’une des lignes d’aide, et excluez-vous ici si cela vous aide.',
    },
  },
  toLimits: 'Fixer des limites ou faire une pause',
  toHelp: 'Qui peut aider',
  help: 'Qui peut aider',
  helpIn: 'Qui peut aider : {country}',
  helpText:
    'Ces organismes n’ont aucun lien avec nous. Ils sont gratuits et confidentiels, et aident aussi les proches.',
  otherCountries: 'Autres pays',
  source:
    'Les questions suivent le Problem Gambling Severity Index (Ferris et Wynne, 2001), dans nos propres mots. Ce n’est pas un diagnostic.',
}
