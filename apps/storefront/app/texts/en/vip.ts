export const vip = {
  mine: 'Your level now: {level}.',
  noLevel: 'none yet',
  levels: {
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    platinum: 'Platinum',
  },
  from: 'From {turnover} lifetime turnover',
  otherLevels: 'Other levels',
  playFilm: 'Play the film',
  pauseFilm: 'Pause the film',
}
