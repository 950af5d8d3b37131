import { describe, expect, it } from 'vitest'
import { askUntilAnswered } from './ask-until-answered.ts'
import { failed, failedWith, nothingCame } from './failure.ts'
import type { Arrival, OutgoingCall } from './transport.ts'

const bet = {
  uri: 'castle-of-horror',
  connection: 'connection',
  requestKey: 'a'.repeat(32),
  stake: 100,
  action: 'bet',
  data: undefined,
}

function betting(...answers: Arrival[]) {
  const sent: OutgoingCall[] = []
  const pauses: number[] = []
  const repetitions: number[] = []
  const transport = {
    async send(call: OutgoingCall) {
      sent.push(call)
      return answers.shift() ?? nothingCame
    },
  }
  const patience = {
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
    waiting: (repetition: number) => repetitions.push(repetition),
    repetitions: 5,
  }
  const answer = askUntilAnswered({ language: 'en', transport }, 'play', bet, patience)
  return { answer, sent, pauses, repetitions }
}

describe('a bet', () => {
  it('is asked again with the same request key until there is an answer', async () => {
    const { answer, sent, pauses, repetitions } = betting(nothingCame, failedWith(503, 2), {
      ok: true,
      body: { status: 1 },
    })
    expect(await answer).toMatchObject({ ok: true })
    expect(repetitions).toEqual([1, 2])
    expect(pauses).toEqual([400, 2000])
    expect(sent).toHaveLength(3)
    for (const call of sent) expect(call).toEqual(sent[0])
  })

  it.each([
    ['refusal', { ok: true, body: { status: 0, code: 12 } } as const],
    ['fault', failed({ type: 'unreadable', code: 500 })],
  ])('is not asked again after a %s', async (_, came) => {
    const { answer, sent } = betting(came)
    expect(await answer).toMatchObject({ ok: false })
    expect(sent).toHaveLength(1)
  })

  it('hands the failure on when patience ends', async () => {
    const { answer, sent, pauses } = betting()
    expect(await answer).toEqual(nothingCame)
    expect(sent).toHaveLength(6)
    expect(pauses).toEqual([400, 800, 1600, 3200, 5000])
  })
})
