import { GatePlay } from './gate-play.ts'
import { MinesPlay } from './mines-play.ts'
import { PegsPlay } from './pegs-play.ts'
import { PickPlay } from './pick-play.ts'
import type { Play, PlayTools } from './play.ts'
import { ScratchPlay } from './scratch/scratch-play.ts'
import { TowerPlay } from './tower-play.ts'

/** What a game is played on, by its rules. */
export function openPlay(tools: PlayTools): Play {
  switch (tools.paytable.rules.game) {
    case 'gate':
      return new GatePlay(tools)
    case 'pegs':
      return new PegsPlay(tools)
    case 'mines':
      return new MinesPlay(tools)
    case 'tower':
      return new TowerPlay(tools)
    case 'scratch':
      return new ScratchPlay(tools)
    case 'pick':
      return new PickPlay(tools)
  }
}
