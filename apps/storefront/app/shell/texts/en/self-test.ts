/** Nine questions about one’s own play. */
export const selfTest = {
  title: 'Self-test – {brand}',
  description: 'Nine questions about your own play, and who helps.',
  heading: 'How is your play?',
  lead: 'Nine questions show whether gambling is becoming a problem. It takes two minutes.',
  private: 'Your answers stay in your browser. We don’t send, store or see them.',
  span: 'Think of the last 12 months. How often was it so?',
  items: {
    beyondMeans: 'You bet more than you could afford to lose',
    tolerance: 'You needed larger bets for the same excitement',
    chasing: 'You went back another day to win back what you lost',
    borrowing: 'You borrowed money or sold something to gamble',
    felt: 'You felt you might have a problem with gambling',
    criticised:
      'People criticized your betting or said it was a problem, whether you agreed or not',
    guilt: 'You felt guilty about how you gamble or what happens when you do',
    health: 'Gambling harmed your health, with stress or worry for example',
    finances: 'Gambling brought you or your household money problems',
  },
  answers: {
    never: 'Never',
    sometimes: 'Sometimes',
    often: 'Most of the time',
    always: 'Almost always',
  },
  missing: 'Choose an answer.',
  show: 'Show my result',
  points: '{points} of {most} points',
  levels: {
    none: {
      heading: 'No sign of a problem',
      text: 'Your answers show no harm. Limits help to keep it that way.',
    },
    low: {
      heading: 'Low risk',
      text: 'Some of your play may cost you more than you want. Set limits before it grows.',
    },
    moderate: {
      heading: 'Moderate risk',
      text: 'Gambling already has bad effects for you. Take a break, set limits, and talk to someone who knows about it.',
    },
    high: {
      heading: 'High risk',
      text: 'Your answers point to a gambling problem, and you may be losing control. You don’t have to solve this alone: please call one of the help lines, and exclude yourself here if that helps you.',
    },
  },
  toLimits: 'Set limits or take a break',
  toHelp: 'Who helps',
  help: 'Who helps',
  helpIn: 'Who helps in {country}',
  helpText:
    'These organizations have nothing to do with us. They are free and confidential, and they also help families and friends.',
  otherCountries: 'Other countries',
  source:
    'The questions follow the Problem Gambling Severity Index (Ferris and Wynne, 2001), in our own words. It is not a diagnosis.',
}
