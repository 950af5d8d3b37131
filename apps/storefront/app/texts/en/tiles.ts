/** What a game says of itself wherever it stands in a row or a list. */
export const tiles = {
  rtp: 'RTP',
  volatility: 'Volatility',
  volatilityOf: '{level} of 5',
  topWin: 'Top win',
  topWinOf: '{x}×',
  stakes: 'Stakes',
  stakesOf: '{least} – {most}',
  play: 'Play',
  about: 'About the game',
  aboutGame: 'About {game}',
  new: 'New',
  month: 'Game of the month',
  sandbox: 'Sample · not playable',
  seeAll: 'See all {count}',
  back: 'Back in {row}',
  on: 'On in {row}',
}
