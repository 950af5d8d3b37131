import type { BodyOf } from '@fairhouse/contract/call'
import type { play } from '@fairhouse/contract/calls/play'
import { families } from '@fairhouse/contract/families/all'
import { choice as choiceData } from '@fairhouse/contract/families/choice'
import { inKeyOrder, json, type Json } from '@fairhouse/contract/json'
import { baseMode } from '@fairhouse/game-math/game'
import type { z } from 'zod'
import { bodyHash } from './body-hash.ts'
import type { Move } from './decision.ts'
import { requestNumber } from './retries.ts'

/** The form of data of every action that carries some, of all families. */
const forms: ReadonlyMap<string, z.ZodType<Json>> = new Map(
  Object.values(families).flatMap(({ actionData }) => Object.entries(actionData)),
)

/**
 * The move that a play call asks for. Data that cannot be read leave it without them, which the rules then miss; data that nobody asked for are
 * left out.
 */
export function readMove(body: BodyOf<typeof play>): Move {
  return {
    type: body.action,
    ...said(body),
    mode: body.mode ?? baseMode,
    connection: body.connection,
    stake: body.stake,
    request: requestNumber(body.requestKey),
    bodyHash: bodyHash('play', body),
  }
}

function said({ action, data }: BodyOf<typeof play>): Pick<Move, 'choice' | 'data'> {
  // The bet of most games: there is nothing to read.
  if (data === undefined) return { choice: null }
  const value = parsedJson(data)
  // The rules say what may be selected.
  if (action === 'bet') return { choice: null, data: stored(json.safeParse(value).data) }
  const form = forms.get(action)
  if (form === undefined) return { choice: null }
  if (form === choiceData) return { choice: choiceData.safeParse(value).data?.choice ?? null }
  return { choice: null, data: stored(form.safeParse(value).data) }
}

/** As the journal gives it back: an answer that is given again shows the same bytes. */
const stored = (data: Json | undefined): Json | undefined =>
  data === undefined ? undefined : inKeyOrder(data)

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    // Not JSON: the player's mistake, answered like any other choice that is not there.
    if (fault instanceof SyntaxError) return undefined
    throw fault
  }
}
