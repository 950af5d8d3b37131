import { cardsEventsOf } from '@fairhouse/stage/families/cards/cards-events'
import { type CardsStage, openCards } from '@fairhouse/stage/families/cards/open-cards'
import type { CardsTitle, Places } from '@fairhouse/stage/families/cards/title'
import type { StageOptions } from '@fairhouse/stage/rounds/game-stage'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyGame } from '../../game-context.ts'
import type { AnyTitle, FamilyNeeds, GameFamily } from '../family.ts'
import { keptDeckLook } from '../../settings/deck-look.ts'
import { blackjackControls } from './blackjack-controls.ts'
import './cards.css'
import { chipsOf } from './chip-values.ts'
import { blackjackCourse, decidedCourse, showdownCourse } from './course.ts'
import { cardsFace } from './face.ts'
import type { OpenCardsGame } from './open-cards-game.ts'
import { placeNameOf } from './place-name.ts'
import { placesControls } from './places-controls.ts'
import { spokenEvents } from './spoken.ts'
import { loadCardsTexts, loadTablesTexts } from './texts/load-texts.ts'

/** Blackjack, and hands that are dealt and compared. */
export const family: GameFamily = {
  async load(needs) {
    const { title, language, texts: shared } = needs
    if (!isCards(title)) throw new RangeError(`${title.manifest.uri} is no table of cards`)
    const [texts, tables] = await Promise.all([loadCardsTexts(language), loadTablesTexts(language)])
    let stage: CardsStage | null = null
    const cards: OpenCardsGame = {
      title,
      texts,
      tables,
      shared,
      language,
      stage() {
        if (!stage) throw new TypeError('the stage is not open yet')
        return stage
      },
      nameOf: (place) => title.places?.names[language][place] ?? placeNameOf(place, texts) ?? place,
      spotsMoved: () => {},
      spots: {},
      peelAsked: () => {},
    }
    return gameOf(cards, needs, async (element, options) => {
      stage = await openStage(element, options, cards)
      return stage
    })
  },
}

const isCards = (title: AnyTitle): title is CardsTitle => title.manifest.family === 'cards'

function gameOf(
  cards: OpenCardsGame,
  { language }: FamilyNeeds,
  opening: FamilyGame['openStage'],
): FamilyGame {
  const { title, texts, tables, shared, nameOf } = cards
  const hasPlaces = title.places !== null
  return {
    sounds: title.sounds,
    pressCue: title.cues.press,
    course: courseOf(title),
    words: { skip: texts.skipToDeal, keys: keysOf(cards), selectFirst: texts.selectFirst },
    face: (state) => cardsFace(state, texts),
    resumed: () => texts.resumed,
    spoken: (events, money) =>
      spokenEvents(cardsEventsOf(events), { texts, tables, shared, money, nameOf }),
    openStage: opening,
    room: (insets) => insets,
    controls: (context) =>
      hasPlaces ? placesControls(context, cards) : blackjackControls(context, cards),
    async rules() {
      const { rules } = await import('../../../rules/families/cards/index.ts')
      return rules.load(language)
    },
    async paytable(context) {
      const { cardsPaytable } = await import('./paytable.ts')
      return cardsPaytable(context, cards)
    },
    nameOf,
    picture: () => null,
    printCards: (deck) => cards.stage().print(deck),
    coach:
      title.places && !hasChoices(title.places)
        ? null
        : {
            async open(context) {
              const { openCardsCoach } = await import('./coach/panel.ts')
              return openCardsCoach(context, cards)
            },
            async judge(context, round) {
              const { judgeCards } = await import('./coach/judge.ts')
              return judgeCards(context, cards, round)
            },
          },
  }
}

function courseOf({ places }: CardsTitle): FamilyGame['course'] {
  if (!places) return blackjackCourse
  return hasChoices(places) ? decidedCourse : showdownCourse
}

/** Whether the player decides something in rounds of such a table. */
const hasChoices = ({ table }: Places): boolean => table !== undefined && table !== 'baccarat'

/** Keys of the table, and what a table has beside fields. */
function keysOf({ title: { places }, texts, tables }: OpenCardsGame): FamilyGame['words']['keys'] {
  if (!places) return texts.keysOfBoxes
  const own = places.table ? tables.keys[places.table] : []
  return [...texts.keysOfPlaces, ...own]
}

function openStage(
  element: HTMLElement,
  { paytable, listener, ...options }: StageOptions,
  cards: OpenCardsGame,
): Promise<CardsStage> {
  const { rules } = paytableOf('cards', paytable)
  return openCards(element, {
    ...options,
    title: cards.title,
    rules,
    chips: chipsOf(cards.language),
    deck: keptDeckLook(),
    listener: {
      ...listener,
      spotsMoved(spots) {
        cards.spots = spots
        cards.spotsMoved(spots)
      },
      peelAsked: (ask) => cards.peelAsked(ask),
    },
  })
}
