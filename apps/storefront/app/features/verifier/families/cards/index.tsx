import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { boardOf, type CardsBoard } from '@fairhouse/stage/families/cards/board'
import type { BoardLabels, BoardPair, EventPair, VerifierFamily } from '../family.ts'
import { eventName } from './event-name.ts'
import { Table } from './table.tsx'
import { loadTongue, type Tongue } from './tongue.ts'

/** Rounds of cards, by the hands that were dealt and what became of chips. */
export const family: VerifierFamily = {
  async load(language) {
    const tongue = await loadTongue(language)
    return {
      boardTitle: tongue.words.title,
      eventName: (event) => (isOwn(event, tongue) ? eventName(event, tongue) : ''),
      boards: (events, labels) => boardsOf(events, labels, tongue),
    }
  },
}

const isOwn = (event: RoundEvent, { words }: Tongue): event is CardsEvent =>
  event.type in words.eventNames

type Side = 'recounted' | 'said'

/** One board: the table as the round left it. */
function boardsOf(
  events: readonly EventPair[],
  labels: BoardLabels,
  tongue: Tongue,
): readonly BoardPair[] {
  const place = events.findIndex(({ recounted, said }) =>
    [recounted, said].some((event) => event?.type === 'cardDealt'),
  )
  if (place < 0) return []
  const told = (side: Side): readonly CardsEvent[] =>
    events.flatMap(({ [side]: event }) => (event && isOwn(event, tongue) ? [event] : []))
  const left = { recounted: boardOf(told('recounted')), said: boardOf(told('said')) }
  const isCompared = events.some(({ agrees }) => agrees !== null)
  const agrees = isCompared ? shownOf(left.recounted) === shownOf(left.said) : null
  const board = (side: Side) => (
    <Table
      board={left[side]}
      other={agrees === false ? left[side === 'said' ? 'recounted' : 'said'] : null}
      label={labels[side]}
      tongue={tongue}
    />
  )
  return [
    {
      place,
      caption: tongue.words.caption,
      recounted: left.recounted.hands.length > 0 ? board('recounted') : null,
      said: agrees === false && left.said.hands.length > 0 ? board('said') : null,
      agrees,
    },
  ]
}

/** What of a table is shown here; amounts are told with events. */
const shownOf = ({ hands, bets }: CardsBoard): string =>
  JSON.stringify([
    hands.map(({ name, cards, points }) => [name, cards, points?.value]),
    bets.map(({ spot, settled }) => [spot, settled?.result, settled?.made]),
  ])
