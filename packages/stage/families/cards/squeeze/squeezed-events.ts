import type { CardsEvent } from '../cards-events.ts'

type Dealt = Extract<CardsEvent, { readonly type: 'cardDealt' }>

/**
 * Events of an answer as they are shown to a player who opens cards by hand: cards of these hands are dealt face down, and turned when the dealing pauses, hand by
 * hand. What they are was drawn before any of them is seen; only the showing waits.
 */
export function squeezedEvents(
  events: readonly CardsEvent[],
  hands: ReadonlySet<string>,
): readonly CardsEvent[] {
  const shown: CardsEvent[] = []
  let waiting: Dealt[] = []
  const turnAll = (): void => {
    const names = [...new Set(waiting.map(({ hand }) => hand))]
    for (const name of names) {
      for (const event of waiting.filter(({ hand }) => hand === name)) {
        shown.push({ ...event, type: 'cardTurned' })
      }
    }
    waiting = []
  }
  const counts = new Map<string, number>()
  for (const event of events) {
    if (event.type !== 'cardDealt') {
      turnAll()
      shown.push(event)
      continue
    }
    const count = (counts.get(event.hand) ?? 0) + 1
    counts.set(event.hand, count)
    // A third card is dealt when the first two of both hands lie open.
    if (count > firstCards) turnAll()
    if (hands.has(event.hand)) {
      waiting.push(event)
      shown.push({ type: 'cardHidden', hand: event.hand })
    } else shown.push(event)
  }
  turnAll()
  return shown
}

/** Cards that each hand is dealt before any is opened. */
const firstCards = 2
