import type { BodyOf } from '@fairhouse/contract/call'
import type { play } from '@fairhouse/contract/calls/play'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import { baseMode } from '@fairhouse/game-math/game'
import { z } from 'zod'
import { bodyHash } from './body-hash.ts'
import type { Move } from './decision.ts'
import { requestNumber } from './retries.ts'

/** Actions that say which of several. */
const withChoice: ReadonlySet<ActionName> = new Set<ActionName>(['pick', 'choose', 'gamble'])

const choiceData = z.object({ choice: z.int().min(0).max(1000) })

/** The move that a play call asks for. Data that cannot be read leaves it without a choice, which the rules then miss. */
export function readMove(body: BodyOf<typeof play>): Move {
  return {
    type: body.action,
    choice: withChoice.has(body.action) ? choiceIn(body.data) : null,
    mode: body.mode ?? baseMode,
    connection: body.connection,
    stake: body.stake,
    request: requestNumber(body.requestKey),
    bodyHash: bodyHash('play', body),
  }
}

function choiceIn(data: string | undefined): number | null {
  const parsed = choiceData.safeParse(parsedJson(data))
  return parsed.success ? parsed.data.choice : null
}

function parsedJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (fault) {
    // Not JSON: the player's mistake, answered like any other choice that is not there.
    if (fault instanceof SyntaxError) return undefined
    throw fault
  }
}
