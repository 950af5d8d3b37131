import type { SlotEvent } from '@fairhouse/contract/families/slot/events'
import { capital } from '../../../rules/capital.ts'
import { spokenCommon } from '../../play/spoken-common.ts'
import { spokenFeature } from './spoken-feature.ts'
import { isWheelEvent, spokenWheel } from './spoken-wheel.ts'
import type { Voice } from './voice.ts'

/** Wins told one by one before the rest is summed up. */
const told = 3

/**
 * An answer's events as a screen reader says them: what stopped, what it pays, what comes next. Amounts are those of the events.
 * @param before events of the round that earlier answers brought.
 */
export function spokenEvents(
  events: readonly SlotEvent[],
  voice: Voice,
  before: readonly SlotEvent[] = [],
): string {
  const { texts, shared, money } = voice
  const wins = events.flatMap((event) => spokenWin(event, voice))
  const sentences = [
    events.some(({ type }) => type === 'reelsStopped') ? texts.say.stopped : '',
    ...wins.slice(0, told),
    wins.length > told ? shared.say.more(wins.length - told) : '',
    ...spokenCourse(events, voice),
    ...events.map((event, place) => {
      if (!isWheelEvent(event)) return spokenFeature(event, voice)
      const sofar = [...before, ...events.slice(0, place)]
      return spokenWheel(event, { before: sofar, after: events.slice(place + 1) }, voice)
    }),
  ].filter((sentence) => sentence !== '')
  const end = events.find((event) => event.type === 'roundEnded')
  if (end?.type === 'roundEnded') sentences.push(spokenCommon(end, shared, money))
  return sentences.join(' ')
}

function spokenWin(
  event: SlotEvent,
  { texts: { say, mechanics }, money, symbolName }: Voice,
): string[] {
  if (event.type !== 'lineWon' && event.type !== 'groupWon' && event.type !== 'scatterWon')
    return []
  const count = capital(say.numbers[event.count] ?? String(event.count))
  const symbol = symbolName(event.symbol, event.count)
  const pay = money(event.pay)
  if (event.type === 'lineWon') return [say.line(count, symbol, event.line + 1, pay)]
  if (event.type === 'scatterWon' || event.by === 'anywhere')
    return [say.scatter(count, symbol, pay)]
  if (event.by === 'corners') return [mechanics.say.corners(count, symbol, pay)]
  return event.by === 'ways'
    ? [mechanics.say.ways(count, symbol, event.ways, pay)]
    : [mechanics.say.cluster(String(event.count), symbol, pay)]
}

/** What happens once in an answer however often it was shown in it: cascades, and where the multiplier came to. */
function spokenCourse(events: readonly SlotEvent[], { texts: { mechanics } }: Voice): string[] {
  const cascades = events.filter(({ type }) => type === 'cascaded').length
  const factors = events.flatMap((event) =>
    event.type === 'multiplierSet' && (event.of === 'spin' || event.of === 'freeSpins')
      ? [event.value]
      : [],
  )
  const factor = factors.at(-1) ?? 1
  return [
    ...(cascades > 0 ? [mechanics.say.cascades(cascades)] : []),
    ...(factor > 1 ? [mechanics.say.multiplier(factor)] : []),
  ]
}
