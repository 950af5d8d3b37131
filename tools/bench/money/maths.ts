import { randomBytes } from 'node:crypto'
import { drawFrom } from '../../../packages/fairness/draw.ts'
import { openStream } from '../../../packages/fairness/stream.ts'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'

/** Whole rounds per second of the rules on the real stream, on one thread, with every choice taken as it comes. */
export function roundsPerSecond({ rules }: Title, seconds: number): number {
  const stream = openStream(randomBytes(32))
  const begunAt = performance.now()
  let rounds = 0
  while (performance.now() - begunAt < seconds * 1000) {
    for (let more = 0; more < 500; more++) playOut(rules, stream, rounds++)
  }
  return rounds / ((performance.now() - begunAt) / 1000)
}

function playOut(
  rules: Title['rules'],
  stream: ReturnType<typeof openStream>,
  nonce: number,
): void {
  const draw = drawFrom(stream.round('bench', nonce))
  let step = rules.open(draw)
  while (!step.state.done) {
    const [action] = step.actions
    if (!action) throw new Error('an open round offers nothing')
    step =
      action.type === 'pick'
        ? rules.act(step.state, { type: 'pick', choice: action.choices[0] ?? 0 }, draw)
        : rules.act(step.state, { type: action.type }, draw)
  }
}
