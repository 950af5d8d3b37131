import type { PlayedGame } from '../games.ts'
import type { PageData } from './page-data.ts'
import { crashStage } from './stages/crash.ts'
import { kenoStage } from './stages/keno.ts'
import { pokerStage } from './stages/poker.ts'
import { reelsStage } from './stages/reels.ts'
import { rouletteStage } from './stages/roulette.ts'
import { tableStage } from './stages/table.ts'

type Spoken = Pick<PageData, 'language' | 'words' | 'handNames'>

/** What a kind of game puts into the page. Markup is safe to send. */
export interface Stage {
  /** Script of the kind, in `client/`. */
  readonly script: string
  readonly markup: string
  /** Of the sheet of rules: markup before the sentences, and the sentences. */
  readonly pays: string
  readonly rules: readonly string[]
  readonly data: Partial<PageData>
}

/** By which pays the kind is known, so that none is forgotten. */
export function stageOf(game: PlayedGame, spoken: Spoken): Stage {
  switch (game.listed.wish.kind) {
    case 'slot':
    case 'cells':
      return reelsStage(game, spoken)
    case 'keno':
      return kenoStage(game, spoken)
    case 'poker':
      return pokerStage(game, spoken)
    case 'roulette':
      return rouletteStage(game, spoken)
    case 'crash':
      return crashStage(spoken)
    case 'table':
      return tableStage(game, spoken)
  }
}
