import type { PlayedGame } from '../games.ts'
import type { PageData } from './page-data.ts'
import type { Stage } from './stage.ts'
import { bingoStage } from './stages/bingo.ts'
import { crapsStage } from './stages/craps.ts'
import { crashStage } from './stages/crash.ts'
import { diceStage } from './stages/dice.ts'
import { kenoStage } from './stages/keno.ts'
import { pegsStage } from './stages/pegs.ts'
import { pokerStage } from './stages/poker.ts'
import { reelsStage } from './stages/reels.ts'
import { rouletteStage } from './stages/roulette.ts'
import { tableStage } from './stages/table.ts'

type Spoken = Pick<PageData, 'language' | 'words' | 'handNames'>

/** The stage of a game by its kind. */
export function stageOf(game: PlayedGame, spoken: Spoken): Stage {
  switch (game.listed.wish.kind) {
    case 'slot':
    case 'cells':
      return reelsStage(game, spoken)
    case 'keno':
      return kenoStage(game, spoken)
    case 'bingo':
      return bingoStage(game, spoken)
    case 'pegs':
      return pegsStage(game, spoken)
    case 'poker':
      return pokerStage(game, spoken)
    case 'roulette':
      return rouletteStage(game, spoken)
    case 'crash':
      return crashStage(spoken)
    case 'table':
      return tableOf(game, spoken)
  }
}

function tableOf(game: PlayedGame, spoken: Spoken): Stage {
  const { family } = game.rules.paytable
  if (family === 'dice') return diceStage(game, spoken)
  return family === 'craps' ? crapsStage(game, spoken) : tableStage(game, spoken)
}
