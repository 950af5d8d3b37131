/** The sentences of the game page that only instant games need. English is the original; every translation has its keys. */
export const en = {
  skip: 'Skip to the play button',
  play: 'Play',
  playOffline: 'Play: you’re offline',
  show: 'Show the result',
  cashOut: (amount: string) => `Cash out ${amount}`,
  cashOutWord: 'Cash out',
  anyTile: 'Random tile',
  keys: {
    always: [
      ['Space', 'Play, show the result, cash out'],
      ['Q / E', 'Less, more of what the bet is on'],
    ] as readonly (readonly [key: string, does: string])[],
    tiles: [
      ['Arrow keys', 'Move on the tiles'],
      ['R', 'Random tile'],
      ['C', 'Cash out'],
    ] as readonly (readonly [key: string, does: string])[],
  },
  resumed: 'Welcome back. Your round goes on.',
  panel: 'What you bet on',
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  target: 'Target',
  targetOf: (times: string) => `Target ${times}`,
  rows: 'Rows',
  risk: 'Risk',
  mines: 'Mines',
  stopAfter: 'Autoplay stops after',
  chance: 'Win chance',
  pays: 'Pays',
  next: 'Next',
  tiles: 'Tiles',
  tile: {
    closed: (tile: number) => `Tile ${tile}`,
    found: (tile: number) => `Tile ${tile}, gem`,
  },
  say: {
    gate: (result: string, target: string) => `The gate opens to ${result}. Target ${target}.`,
    ball: (times: string) => `The ball lands in ${times}.`,
    field: (mines: number) => (mines === 1 ? '1 mine is laid.' : `${mines} mines are laid.`),
    gem: (tile: number, times: string) => `Tile ${tile}: gem. Cash out pays ${times}.`,
    mine: (tile: number) => `Tile ${tile}: mine.`,
    tower: (levels: number) => `The tower has ${levels} levels.`,
    level: (level: number, times: string) => `Level ${level} is safe. Cash out pays ${times}.`,
    trap: (level: number) => `Fire on level ${level}.`,
    out: (times: string) => `Cashed out at ${times}.`,
  },
  coach: {
    intro: 'What each way to go on is worth on average. No way is worth more than the bet.',
    now: (amount: string) => `Cash out now: ${amount}, for certain.`,
    on: (chance: string, amount: string, worth: string) =>
      `One more: ${chance} for ${amount}. That’s worth ${worth}.`,
    bet: (bet: string, chance: string, worth: string) =>
      `A bet of ${bet} wins in ${chance} of rounds and is worth ${worth}.`,
    table: 'Step by step',
    board: 'Slot by slot',
    step: 'Steps',
    slot: 'Slot',
    chance: 'Chance',
    pays: 'Pays',
    worth: 'Worth',
  },
}

export type InstantTexts = typeof en
