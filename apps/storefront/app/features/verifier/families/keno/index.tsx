import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { KenoEvent } from '@fairhouse/contract/families/keno/events'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Language } from '../../../../shell/texts/languages.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { BoardLabels, BoardPair, EventPair, VerifierFamily } from '../family.ts'
import { Balls } from './balls.tsx'
import type { KenoRoundWords } from './words/en.ts'

/** Rounds of keno, by the balls that were drawn. */
export const family: VerifierFamily = {
  async load(language) {
    const words = await wordsOf(language)
    return {
      boardTitle: words.title,
      eventName: (event) => (isOwn(event, words) ? eventName(words.eventNames, event) : ''),
      boards: (events, labels) => boardsOf(events, labels, words),
    }
  },
}

type OwnEvent = Exclude<KenoEvent, CommonEvent>

const isOwn = (event: RoundEvent, { eventNames }: KenoRoundWords): event is OwnEvent =>
  event.type in eventNames

function eventName(names: KenoRoundWords['eventNames'], event: OwnEvent): string {
  switch (event.type) {
    case 'ticketPlayed':
      return event.card === undefined
        ? fill(names.ticketPlayed, { count: event.spots.length })
        : fill(names.cardPlayed, { card: event.card, count: event.spots.length })
    case 'ballDrawn':
      return fill(names.ballDrawn, { place: event.place, ball: event.ball })
    case 'ticketPaid':
      return event.card === undefined
        ? fill(names.ticketPaid, { caught: event.caught, spots: event.spots })
        : fill(names.cardPaid, { card: event.card, caught: event.caught, spots: event.spots })
    case 'freeGamesWon':
      return fill(names.freeGamesWon, { games: event.games, times: event.times })
    case 'freeGameStarted':
      return fill(names.freeGameStarted, { game: event.game })
  }
}

type Side = 'recounted' | 'said'

/** One board: all balls of the draw in their order, those of the ticket marked. */
function boardsOf(
  events: readonly EventPair[],
  labels: BoardLabels,
  words: KenoRoundWords,
): readonly BoardPair[] {
  const place = events.findIndex(({ recounted, said }) =>
    [recounted, said].some((event) => event?.type === 'ballDrawn'),
  )
  if (place < 0) return []
  const told = (side: Side): readonly RoundEvent[] => events.flatMap((pair) => pair[side] ?? [])
  const drawn = { recounted: ballsOf(told('recounted')), said: ballsOf(told('said')) }
  const compared = events.filter(({ agrees }) => agrees !== null)
  const agrees = compared.length === 0 ? null : String(drawn.recounted) === String(drawn.said)
  const board = (side: Side) => (
    <Balls
      balls={drawn[side]}
      other={agrees === false ? drawn[side === 'said' ? 'recounted' : 'said'] : null}
      spots={spotsOf(told(side))}
      label={labels[side]}
    />
  )
  return [
    {
      place,
      caption: words.balls,
      recounted: drawn.recounted.length > 0 ? board('recounted') : null,
      said: agrees === false && drawn.said.length > 0 ? board('said') : null,
      agrees,
    },
  ]
}

const ballsOf = (events: readonly RoundEvent[]): readonly number[] =>
  events.flatMap((event) => (event.type === 'ballDrawn' ? [event.ball] : []))

const spotsOf = (events: readonly RoundEvent[]): readonly number[] =>
  events.flatMap((event) => (event.type === 'ticketPlayed' ? event.spots : []))

async function wordsOf(language: Language): Promise<KenoRoundWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).words
    case 'de':
      return (await import('./words/de.ts')).words
    case 'es':
      return (await import('./words/es.ts')).words
    case 'pt':
      return (await import('./words/pt.ts')).words
    case 'fr':
      return (await import('./words/fr.ts')).words
    case 'ja':
      return (await import('./words/ja.ts')).words
  }
}
