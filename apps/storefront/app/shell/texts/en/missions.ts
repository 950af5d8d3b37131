/** Small goals of the day. */
export const missions = {
  title: 'Missions – {brand}',
  description: 'Small goals of the day, with a reward for each.',
  heading: 'Missions',
  lead: 'Three small goals a day. Every finished round counts, the lowest bet as much as the highest.',
  logInTitle: 'Sign in to see your missions',
  logInText: 'Your missions and how far you’ve come appear here.',
  loading: 'Loading your missions',
  failed: 'Your missions didn’t load.',
  tryAgain: 'Try again',
  today: 'Today',
  left: 'Still yours from yesterday',
  names: {
    rounds: 'Finish {goal} rounds',
    games: 'Play {goal} different games',
    kinds: 'Play {goal} kinds of games, such as slots and poker',
  },
  progress: '{done} of {goal}',
  reward: 'Reward: {amount}',
  collect: 'Collect {amount}',
  collected: 'Collected: {amount}',
  gave: '{mission}: you received {amount}.',
  rules:
    'Your missions start again every day at midnight UTC. You can collect until the end of the next day. What you bet, win or lose makes no difference.',
  rewards: {
    CREDIT: 'Rewards are play money and can’t be withdrawn.',
    POINT: 'Rewards are comp points, which you exchange for a bonus under Cashier.',
  },
  points: '{points} C.P.',
  bars: {
    limited:
      'You’ve set limits or taken a break, so there are no missions for you now. We respect that.',
    account: 'Missions aren’t available while we check your account.',
    care: 'Because we suggested that you take a break, there are no missions for you now.',
    place: 'Missions aren’t available where you are.',
    email: 'Verify your email address first. After that your missions appear here.',
  },
}
