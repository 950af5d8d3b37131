export const jackpots = {
  heading: 'Growing now',
  live: 'Live',
  drawn: 'Drawn for with every stake',
  mustHit: 'Won before it reaches {ceiling}',
  playedIn: 'Played in',
  wins: 'Won last',
  none: 'Nobody has won one yet. The next could be the first.',
  who: 'Player',
  amount: 'Amount',
  what: 'Jackpot',
  game: 'Game',
  when: 'When',
}
