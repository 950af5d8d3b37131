import { anyAction } from '@fairhouse/game-math/any-action'
import { writeFileSync } from 'node:fs'
import { drawFrom } from '@fairhouse/fairness/draw'
import { toHex } from '@fairhouse/fairness/hex'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { sha256 } from '@fairhouse/fairness/sha256'
import { openStream } from '@fairhouse/fairness/stream'
import type { Action } from '@fairhouse/game-math/game'
import type { Title } from '@fairhouse/games/discover'
import type { GoldenRound, GoldenRounds } from '@fairhouse/games/golden-round'
import { goldenWishes } from './golden-wishes.ts'
import { progressBar } from './progress.ts'

/** Rounds searched; the largest win among them is kept too. */
const searched = 1_000_000
const clientSeed = 'golden'

/**
 * Records a title's golden rounds: the first of a fixed stream that fit each wish, and the largest win met on the way. Run when a
 * title is new or its mathematics changed on purpose; otherwise the recorded rounds are what the engine is held to.
 */
export function recordGolden(title: Title): void {
  const onProgress = progressBar(`${title.card.uri}: searching`, searched)
  const found = new Map<string, GoldenRound[]>(goldenWishes.map(({ name }) => [name, []]))
  let largest = playGolden(title, 0)
  for (let nonce = 0; nonce < searched; nonce++) {
    const round = playGolden(title, nonce)
    if (round.units > largest.units) largest = round
    const wish = goldenWishes.find(
      ({ name, count, holds }) =>
        (found.get(name)?.length ?? 0) < count && holds({ ...round, definition: title.definition }),
    )
    if (wish !== undefined) found.get(wish.name)?.push({ ...round, name: wish.name })
    if (nonce % 20_000 === 0) onProgress(nonce)
  }
  onProgress(searched)
  const rounds = [
    ...found.values().toArray().flat(),
    { ...largest, name: 'the largest win of a million rounds' },
  ]
  writeFileSync(new URL('golden.json', title.folder), goldenText({ hash: title.game.hash, rounds }))
}

function playGolden({ card, game }: Title, nonce: number): GoldenRound {
  const serverSeed = sha256(new TextEncoder().encode(`golden ${card.uri}`))
  const draw = drawFrom(openStream(serverSeed).round(clientSeed, nonce))
  const choices = drawFrom(new SeededWords(nonce))
  const moves: Action[] = []
  let step = game.open(draw)
  const events = [...step.events]
  while (!step.state.done) {
    const move = anyAction(step.actions, (count) => choices.below(count))
    step = game.act(step.state, move, draw)
    moves.push(move)
    events.push(...step.events)
  }
  const { units } = step.state
  return { name: '', serverSeed: toHex(serverSeed), clientSeed, nonce, moves, events, units }
}

/** One round a line, so that a change shows which rounds it touched. */
function goldenText({ hash, rounds }: GoldenRounds): string {
  const lines = rounds.map((round) => `  ${JSON.stringify(round)}`)
  return `{"hash":${JSON.stringify(hash)},"rounds":[\n${lines.join(',\n')}\n]}\n`
}
