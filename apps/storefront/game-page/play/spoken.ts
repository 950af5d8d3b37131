import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Texts } from '../texts/texts.ts'

/** What the sentences of a round need to know. */
export interface Voice {
  readonly texts: Texts
  readonly money: (minorUnits: number) => string
  readonly symbolName: (symbol: string, count: number) => string
}

/** Wins told one by one before the rest is summed up. */
const told = 3

/**
 * An answer's events as a screen reader says them: what stopped, what it pays, what comes next. Amounts are those of the events.
 */
export function spokenEvents(events: readonly RoundEvent[], voice: Voice): string {
  const { say } = voice.texts
  const wins = events.flatMap((event) => spokenWin(event, voice))
  const sentences = [
    events.some(({ type }) => type === 'reelsStopped') ? say.stopped : '',
    ...wins.slice(0, told),
    wins.length > told ? say.more(wins.length - told) : '',
    ...events.map((event) => spokenFeature(event, voice)),
  ].filter((sentence) => sentence !== '')
  const end = events.find((event) => event.type === 'roundEnded')
  if (end?.type === 'roundEnded')
    sentences.push(end.total > 0 ? say.won(voice.money(end.total)) : say.noWin)
  return sentences.join(' ')
}

function spokenWin(event: RoundEvent, { texts: { say }, money, symbolName }: Voice): string[] {
  if (event.type !== 'lineWon' && event.type !== 'scatterWon') return []
  const count = capital(say.numbers[event.count] ?? String(event.count))
  const symbol = symbolName(event.symbol, event.count)
  return event.type === 'lineWon'
    ? [say.line(count, symbol, event.line + 1, money(event.pay))]
    : [say.scatter(count, symbol, money(event.pay))]
}

function spokenFeature(event: RoundEvent, { texts: { say }, money }: Voice): string {
  switch (event.type) {
    case 'reelsExpanded':
      return say.wildReels(event.reels.map((reel) => reel + 1).join(', '))
    case 'freeSpinsAwarded':
      return say.freeSpins(event.left)
    case 'freeSpinStarted':
      return event.left > 0 ? say.freeSpins(event.left) : ''
    case 'freeSpinsEnded':
      return say.freeOver(money(event.pay))
    case 'pickStarted':
      return say.pick(event.choices)
    case 'picked':
      return event.ends
        ? say.pickedEnd(event.choice + 1)
        : say.picked(event.choice + 1, money(event.pay))
    case 'pickEnded':
      return say.pickOver(money(event.pay))
    case 'maxWinReached':
      return say.maxWin
    default:
      return ''
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
