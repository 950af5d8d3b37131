import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { InstantEvent } from '@fairhouse/contract/families/instant/events'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { timesIn } from '../../../../../rules/families/instant/times.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { BoardLabels, BoardPair, EventPair, VerifierFamily } from '../family.ts'
import { Places } from './places.tsx'
import type { InstantRoundWords } from './words/en.ts'
import { loadRoundWords } from './words/load-words.ts'

/** Rounds of instant games, by what was drawn: a multiplier, a path, mines, traps. */
export const family: VerifierFamily = {
  async load(language) {
    const words = await loadRoundWords(language)
    const times = timesIn(language)
    return {
      boardTitle: words.title,
      eventName: (event) => (isOwn(event, words) ? eventName(event, words, times) : ''),
      boards: (events, labels) =>
        events.flatMap((pair, place) => boardOf(pair, { place, labels, words, times })),
    }
  },
}

type OwnEvent = Exclude<InstantEvent, CommonEvent>

const isOwn = (event: RoundEvent, { eventNames }: InstantRoundWords): event is OwnEvent =>
  event.type in eventNames || event.type === 'cardPaid' || event.type === 'digitsPaid'

function eventName(
  event: OwnEvent,
  { eventNames }: InstantRoundWords,
  times: (hundredths: number) => string,
): string {
  switch (event.type) {
    case 'gateOpened':
      return fill(eventNames.gateOpened, {
        result: times(event.result),
        target: times(event.target),
      })
    case 'gatePaid':
      return event.pay > 0 ? eventNames.gatePaid : eventNames.gateMissed
    case 'ballDropped':
      return fill(eventNames.ballDropped, { rows: event.rows })
    case 'ballSettled':
      return fill(eventNames.ballSettled, { slot: event.slot + 1, times: times(event.times) })
    case 'fieldLaid':
      return fill(eventNames.fieldLaid, { mines: event.mines, cells: event.cells })
    case 'gemFound':
      return fill(eventNames.gemFound, { cell: event.cell + 1, times: times(event.times) })
    case 'mineHit':
      return fill(eventNames.mineHit, { cell: event.cell + 1 })
    case 'cardBought':
      return fill(eventNames.cardBought, { fields: event.fields.length })
    case 'cardPaid':
      return event.times > 0
        ? fill(eventNames.cardWon, { times: times(event.times) })
        : eventNames.cardLost
    case 'digitsPlayed':
      return fill(eventNames.digitsPlayed, { digits: event.digits.join(' ') })
    case 'digitsDrawn':
      return fill(eventNames.digitsDrawn, { digits: event.digits.join(' ') })
    case 'digitsPaid':
      return event.times > 0
        ? fill(eventNames.digitsWon, { times: times(event.times) })
        : eventNames.digitsLost
    case 'fieldShown':
      return eventNames.fieldShown
    case 'towerBuilt':
      return fill(eventNames.towerBuilt, { levels: event.levels, width: event.width })
    case 'levelClimbed':
      return fill(eventNames.levelClimbed, { level: event.level, times: times(event.times) })
    case 'trapSprung':
      return fill(eventNames.trapSprung, { level: event.level })
    case 'towerShown':
      return eventNames.towerShown
    case 'cashedOut':
      return fill(eventNames.cashedOut, { times: times(event.times) })
  }
}

interface Shown {
  readonly place: number
  readonly labels: BoardLabels
  readonly words: InstantRoundWords
  readonly times: (hundredths: number) => string
}

/** What was drawn, where an event tells it. */
function boardOf(
  { recounted, said, agrees }: EventPair,
  { place, labels, words, times }: Shown,
): readonly BoardPair[] {
  const drawn = { recounted: drawnBy(recounted, words, times), said: drawnBy(said, words, times) }
  const event = recounted ?? said
  if (event === null || (drawn.recounted === null && drawn.said === null)) return []
  const differs = agrees === false
  const view = (own: Drawn | null, other: Drawn | null, label: string) =>
    own && <Places rows={own} other={differs ? other : null} label={label} />
  return [
    {
      place,
      caption: words.captions[event.type] ?? words.title,
      recounted: view(drawn.recounted, drawn.said, labels.recounted),
      said: differs ? view(drawn.said, drawn.recounted, labels.said) : null,
      agrees,
    },
  ]
}

type Drawn = readonly (readonly string[])[]

function drawnBy(
  event: RoundEvent | null,
  words: InstantRoundWords,
  times: (hundredths: number) => string,
): Drawn | null {
  if (event?.type === 'gateOpened') return [[times(event.result)]]
  if (event?.type === 'ballDropped')
    return [event.path.map((side) => (side === 1 ? words.right : words.left))]
  if (event?.type === 'digitsDrawn') return [event.digits.map(String)]
  if (event?.type === 'cardBought') return [printedOn(event, times)]
  return hiddenIn(event)
}

/** Where mines lay, and traps. */
function hiddenIn(event: RoundEvent | null): Drawn | null {
  if (event?.type === 'fieldShown') return [event.mines.map((mine) => String(mine + 1))]
  if (event?.type === 'towerShown')
    return event.traps.map((level) => level.map((trap) => String(trap + 1)))
  return null
}

/** What lies under the foil, field by field: a number or a picture, and an amount. */
const printedOn = (
  { layout, fields }: Extract<OwnEvent, { type: 'cardBought' }>,
  times: (hundredths: number) => string,
): readonly string[] =>
  fields.map(({ mark, times: amount }) =>
    [...(layout === 'match' ? [] : [String(mark)]), ...(amount ? [times(amount)] : [])].join(' · '),
  )
