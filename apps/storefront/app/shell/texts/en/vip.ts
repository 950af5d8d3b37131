export const vip = {
  mine: 'Your level: {level}.',
  noLevel: 'none yet',
  levels: {
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    platinum: 'Platinum',
  },
  from: 'From {turnover} lifetime wagered',
  otherLevels: 'Other levels',
  playFilm: 'Play video',
  pauseFilm: 'Pause video',
}
