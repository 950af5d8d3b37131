/** Words for recounted rounds of instant games. English is the original. */
export const words = {
  title: 'What was drawn',
  left: 'Left',
  right: 'Right',
  captions: {
    cardBought: 'Under the foil',
    digitsDrawn: 'Digits',
    gateOpened: 'Multiplier',
    ballDropped: 'Path',
    fieldShown: 'Mines',
    towerShown: 'Fires, level by level',
  } as Readonly<Record<string, string>>,
  eventNames: {
    cardBought: 'A card with {fields} fields',
    cardWon: 'The card pays {times}',
    cardLost: 'The card wins nothing',
    digitsPlayed: 'Played: {digits}',
    digitsDrawn: 'Drawn: {digits}',
    digitsWon: 'The digits pay {times}',
    digitsLost: 'The digits pay nothing',
    gateOpened: 'The gate opens to {result}, target {target}',
    gatePaid: 'Target met',
    gateMissed: 'Target not met',
    ballDropped: 'A ball falls through {rows} rows',
    ballSettled: 'Slot {slot}: {times}',
    fieldLaid: '{mines} mines under {cells} tiles',
    gemFound: 'Tile {cell}: gem, {times}',
    mineHit: 'Tile {cell}: mine',
    fieldShown: 'The field is shown',
    towerBuilt: '{levels} levels of {width} windows',
    levelClimbed: 'Level {level} holds, {times}',
    trapSprung: 'Fire on level {level}',
    towerShown: 'The tower is shown',
    cashedOut: 'Cashed out at {times}',
  },
}

export type InstantRoundWords = typeof words
