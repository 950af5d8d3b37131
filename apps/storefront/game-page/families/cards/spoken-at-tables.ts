import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import type { TablesTexts } from './texts/tables/en.ts'

type TableEvent = Extract<
  CardsEvent,
  {
    readonly type:
      | 'chipsAdded'
      | 'raiseDeclined'
      | 'handFolded'
      | 'spreadTold'
      | 'handRanked'
      | 'handsCompared'
  }
>

/** What happens only at tables whose chips are put on places with names, as a screen reader says it. */
export function spokenAtTables(
  event: TableEvent,
  {
    tables: { say, ranks },
    money,
    nameOf,
  }: {
    readonly tables: TablesTexts
    readonly money: (minorUnits: number) => string
    readonly nameOf: (place: string) => string
  },
): string {
  switch (event.type) {
    case 'chipsAdded':
      return say.added(nameOf(event.spot), money(event.stake))
    case 'raiseDeclined':
      return say.goesOn
    case 'handFolded':
      return say.gaveUp
    case 'spreadTold':
      if (event.spread === null) return say.pair
      return event.spread === 0 ? say.follow : say.spread(event.spread)
    case 'handRanked':
      return say.ranked(nameOf(event.hand), ranks[event.rank])
    case 'handsCompared':
      return event.winner === 'tie' ? say.tie : say.wins(nameOf(event.winner))
  }
}
