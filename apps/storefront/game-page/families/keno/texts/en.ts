/** The sentences of the game page that only keno needs. English is the original; every translation has its keys. */
export const en = {
  skipToDraw: 'Skip to the draw button',
  draw: 'Draw',
  drawOffline: 'Draw: you’re offline',
  skip: 'Show the result',
  keys: [
    ['Space', 'Draw, show the result'],
    ['Arrow keys', 'Move on the board'],
    ['Q', 'Quick pick'],
    ['C', 'Clear the ticket'],
    ['R', 'Last ticket again'],
  ] as readonly (readonly [key: string, does: string])[],
  selectFirst: 'Pick at least one number first.',
  selectExactly: (count: number) => `Pick ${count} numbers on every card you play.`,
  keysOfCards: [['1–4', 'Choose a card']] as readonly (readonly [key: string, does: string])[],
  keysOfRisks: [['1–3', 'Choose the risk']] as readonly (readonly [key: string, does: string])[],
  risks: {
    title: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
  },
  cards: {
    title: 'Cards',
    name: (letter: string) => `Card ${letter}`,
    filled: (letter: string, count: number) =>
      `Card ${letter}: ${count} ${count === 1 ? 'number' : 'numbers'}`,
    empty: (letter: string) => `Card ${letter}: empty`,
    hits: (letter: string, caught: number, spots: number) =>
      `Card ${letter}: ${caught} of ${spots} hit`,
  },
  free: (game: number, games: number, times: number) =>
    `Free draw ${game} of ${games}, pays × ${times}`,
  levels: { nice: 'NICE WIN', big: 'BIG WIN', mega: 'MEGA WIN', epic: 'EPIC WIN' },
  resumed: 'Welcome back.',
  board: 'Numbers',
  number: {
    plain: (number: number) => String(number),
    spot: (number: number) => String(number),
    drawn: (number: number) => `${number}, drawn`,
    caught: (number: number) => `${number}, hit`,
  },
  tools: {
    title: 'Your ticket',
    quickPick: 'Quick pick',
    quickPickOf: (count: number) => `Quick pick: ${count} ${count === 1 ? 'number' : 'numbers'}`,
    fewer: 'Fewer numbers',
    more: 'More numbers',
    clear: 'Clear the ticket',
    saved: 'Saved tickets',
  },
  saved: {
    title: 'Saved tickets',
    last: 'Last ticket',
    save: 'Save this ticket',
    remove: (numbers: string) => `Remove ${numbers}`,
    use: (numbers: string) => `Use ${numbers}`,
    none: 'Save the tickets you like to play. They stay in this browser.',
  },
  pays: {
    title: (count: number) => (count === 1 ? '1 number' : `${count} numbers`),
    exactly: (count: number) => `Pick ${count} numbers`,
    empty: (most: number) => `Pick 1 to ${most} numbers`,
    hits: (caught: number) => (caught === 1 ? '1 hit' : `${caught} hits`),
    columns: ['Hits', 'Pays'] as readonly [string, string],
  },
  full: (most: number) => `A ticket has at most ${most} numbers.`,
  say: {
    picked: (number: number, count: number) =>
      `${number} picked, ${count} ${count === 1 ? 'number' : 'numbers'}.`,
    unpicked: (number: number, count: number) =>
      `${number} removed, ${count} ${count === 1 ? 'number' : 'numbers'}.`,
    ticket: (numbers: string) => `Your numbers: ${numbers}.`,
    cleared: 'The ticket is empty.',
    risk: (name: string) => `Risk: ${name}.`,
    freeWon: (games: number, times: number) =>
      `The last ball is yours: ${games} free draws, pays × ${times}.`,
    freeDraw: (game: number) => `Free draw ${game}.`,
    drawn: (numbers: string) => `Drawn: ${numbers}.`,
    hits: (caught: number, spots: number, numbers: string) =>
      `${caught} of ${spots} hit: ${numbers}.`,
    noHits: (spots: number) =>
      spots === 1 ? 'Your number didn’t hit.' : `None of your ${spots} numbers hit.`,
  },
  coach: {
    intro: 'Every number has the same chance. Only how many you pick changes what a bet is worth.',
    perCard: 'Each card is a bet of its own: its worth does not depend on the other cards.',
    free: (games: number, times: number) =>
      `RTP and worth include the ${games} free draws, whose pays count ${times} times. The outcomes below are those of the first draw alone.`,
    risk: (name: string) => `These are the pays at this risk: ${name}.`,
    table: 'What each count of numbers is worth',
    spots: 'Numbers',
    rtp: 'RTP',
    worth: (bet: string) => `${bet} is worth`,
    wins: 'Pays 1 in',
    top: 'Top win',
    topOneIn: '1 in',
    ticket: (count: number) =>
      count === 1 ? 'Each outcome with 1 number' : `Each outcome with ${count} numbers`,
    hits: 'Hits',
    chance: 'Chance',
    oneIn: '1 in',
    pays: 'Pays',
    adds: 'Worth',
  },
}

export type KenoTexts = typeof en
