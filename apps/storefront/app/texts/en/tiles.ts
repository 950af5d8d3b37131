/** What a game says of itself wherever it stands in a row or a list. */
export const tiles = {
  rtp: 'RTP',
  volatility: 'Volatility',
  volatilityOf: '{level} of 5',
  topWin: 'Top win',
  topWinOf: '{x}×',
  stakes: 'Bets',
  stakesOf: '{least} – {most}',
  play: 'Play',
  about: 'About this game',
  aboutGame: 'About {game}',
  new: 'New',
  month: 'Game of the month',
  sandbox: 'Sample · not playable',
  seeAll: 'See all {count}',
  back: 'Previous in {row}',
  on: 'Next in {row}',
}
