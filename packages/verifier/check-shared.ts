import type { Game } from '@fairhouse/game-math/game'
import { gameOf } from '@fairhouse/game-math/released/release'
import { checkHall, type HallFinding } from './check-hall.ts'
import { checkRoom, type RoomFinding } from './check-room.ts'
import type { SharedFile, SharedRound } from './shared-evidence.ts'

/** Something of a shared round that does not agree. `rulesMissing`: there are no rules by the hash that it names; `unplayable`: they are none that it could have been played by. */
export interface SharedFinding {
  readonly code: HallFinding['code'] | RoomFinding['code'] | 'rulesMissing' | 'unplayable'
  readonly said: string | null
  readonly found: string | null
}

/** What came of a shared round. Nothing was found, and only then, if all agrees. */
export interface SharedReport {
  readonly kind: SharedRound['kind']
  readonly uri: string
  readonly number: number
  /** Hash of its rules. */
  readonly definition: string
  /** Cards that were sold in a hall; none in a crash room. */
  readonly cards: number
  readonly findings: readonly SharedFinding[]
}

/** Checks rounds that many shared, each by the rules that it names and that the file brings, with nothing else. */
export const checkShared = ({ rounds, definitions }: SharedFile): readonly SharedReport[] =>
  rounds.map((round) => {
    const head = headOf(round)
    const game = gameNamed(definitions, head.definition)
    return {
      ...head,
      findings: game
        ? findingsOf(game, round)
        : [{ code: 'rulesMissing', said: head.definition, found: null }],
    }
  })

function headOf(round: SharedRound): Omit<SharedReport, 'findings'> {
  const { kind, uri } = round
  if (round.kind === 'crash')
    return { kind, uri, number: round.round.number, definition: round.definition, cards: 0 }
  const { draw, definition, cards } = round.told
  const sold = cards.reduce((sum, { count }) => sum + count, 0)
  return { kind, uri, number: draw.number, definition, cards: sold }
}

/** Rules count by their own hash, whoever brought them. */
function gameNamed(definitions: SharedFile['definitions'], hash: string): Game | null {
  const release = definitions[hash]
  if (!release) return null
  try {
    const game = gameOf(release)
    return game.hash === hash ? game : null
  } catch {
    // What no engine can play is no rules.
    return null
  }
}

function findingsOf(game: Game, round: SharedRound): readonly SharedFinding[] {
  try {
    return round.kind === 'crash'
      ? checkRoom(game, round.chain, [round.round])
      : checkHall(game, round.told).findings
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault
    return [{ code: 'unplayable', said: fault.message, found: null }]
  }
}
