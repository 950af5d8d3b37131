import { mechanics } from '../../../../rules/families/slot/words/de.ts'
import type { SlotTexts } from './en.ts'

export const de: SlotTexts = {
  skipToSpin: 'Zur Drehtaste springen',
  controls: {
    spin: 'Drehen',
    stop: 'Walzen anhalten',
    continueFree: (left) => `Freispiele spielen, noch ${left}`,
    spinOffline: 'Drehen: Sie sind offline',
    pickSentence: 'Bitte wählen Sie',
    respin: 'Noch einmal drehen',
    holdSpin: (left) => `Drehen, noch ${left}`,
    wheelSpin: 'Rad drehen',
    roll: (left) => `Würfeln, noch ${left}`,
    collect: 'Gewinn nehmen',
    chooseFree: 'Wählen Sie Ihre Freispiele',
    chooseSymbol: 'Wählen Sie Ihr Sondersymbol',
    gamble: 'Verdoppeln oder nehmen',
  },
  keys: [['Leertaste', 'Drehen, anhalten, weiter']],
  levels: {
    nice: 'SCHÖNER GEWINN',
    big: 'GROSSER GEWINN',
    mega: 'MEGAGEWINN',
    epic: 'EPISCHER GEWINN',
  },
  paytable: {
    symbols: 'Symbole',
    lines: (count) => `${count} Linien`,
    line: (number) => `Linie ${number}`,
    ofAKind: (count) => `${count}×`,
  },
  resume: {
    free: (left) =>
      `Ihre Runde geht weiter: noch ${left} ${left === 1 ? 'Freispiel' : 'Freispiele'}.`,
    pick: 'Ihre Runde geht weiter: Bitte wählen Sie.',
  },
  say: {
    numbers: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf'],
    stopped: 'Walzen stehen.',
    line: (count, symbol, line, pay) => `${count} ${symbol} auf Linie ${line} zahlen ${pay}.`,
    scatter: (count, symbol, pay) => `${count} ${symbol} zahlen ${pay}.`,
    wildReels: (reels) => `Joker auf Walze ${reels}.`,
    freeSpins: (left) => `Noch ${left} ${left === 1 ? 'Freispiel' : 'Freispiele'}.`,
    freeOver: (amount) => `Die Freispiele sind vorbei und zahlten ${amount}.`,
    pick: (choices) => `Ein Bonus beginnt. Wählen Sie eines von ${choices}.`,
    picked: (choice, pay) => `Nummer ${choice} enthält ${pay}.`,
    pickedEnd: (choice) => `Nummer ${choice} beendet den Bonus.`,
    pickOver: (amount) => `Der Bonus ist zu Ende und hat ${amount} gezahlt.`,
  },
  mechanics,
}
