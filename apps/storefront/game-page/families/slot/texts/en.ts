import { mechanics } from '../../../../rules/families/slot/words/en.ts'

/** The sentences of the game page that only slots need. English is the original; every translation has its keys. */
export const en = {
  skipToSpin: 'Skip to the spin button',
  controls: {
    spin: 'Spin',
    stop: 'Stop reels',
    continueFree: (left: number) => `Play free spins, ${left} left`,
    spinOffline: 'Spin: you’re offline',
    pickSentence: 'Make your pick',
    respin: 'Respin',
    holdSpin: (left: number) => `Spin, ${left} left`,
    wheelSpin: 'Spin the wheel',
    roll: (left: number) => `Roll the dice, ${left} left`,
    collect: 'Collect win',
    chooseFree: 'Choose your free spins',
    chooseSymbol: 'Choose your special symbol',
    gamble: 'Double or collect',
  },
  keys: [['Space', 'Spin, stop, continue']] as readonly (readonly [key: string, does: string])[],
  levels: { nice: 'NICE WIN', big: 'BIG WIN', mega: 'MEGA WIN', epic: 'EPIC WIN' },
  paytable: {
    symbols: 'Symbols',
    lines: (count: number) => `${count} paylines`,
    line: (number: number) => `Payline ${number}`,
    ofAKind: (count: number) => `${count}×`,
  },
  resume: {
    free: (left: number) => `Welcome back: ${left} free ${left === 1 ? 'spin' : 'spins'} left.`,
    pick: 'Welcome back: make your pick.',
  },
  say: {
    numbers: ['no', 'one', 'two', 'three', 'four', 'five'] as readonly string[],
    stopped: 'Reels stopped.',
    line: (count: string, symbol: string, line: number, pay: string) =>
      `${count} ${symbol} on payline ${line} pay ${pay}.`,
    scatter: (count: string, symbol: string, pay: string) => `${count} ${symbol} pay ${pay}.`,
    wildReels: (reels: string) => `Wild on reel ${reels}.`,
    freeSpins: (left: number) => `${left} free ${left === 1 ? 'spin' : 'spins'} left.`,
    freeOver: (amount: string) => `Free spins are over. You won ${amount}.`,
    pick: (choices: number) => `Pick bonus: choose one of ${choices}.`,
    picked: (choice: number, pay: string) => `Number ${choice} holds ${pay}.`,
    pickedEnd: (choice: number) => `Number ${choice} ends the bonus.`,
    pickOver: (amount: string) => `The bonus is over. You won ${amount}.`,
  },
  mechanics,
}

/** The sentences of slots in one language. */
export type SlotTexts = typeof en
