export const jackpots = {
  heading: 'Growing now',
  live: 'Live',
  drawn: 'Every bet can win it',
  mustHit: 'Must be won before {ceiling}',
  playedIn: 'Played in',
  wins: 'Latest winners',
  none: 'No winners yet. The next round could be the first.',
  who: 'Player',
  amount: 'Amount',
  what: 'Jackpot',
  game: 'Game',
  when: 'When',
}
