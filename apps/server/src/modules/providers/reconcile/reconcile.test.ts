import { expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { isoTime } from '#platform/iso-time'
import { type DialectName, newRef, openTestProvider } from '../testing/test-provider.ts'

const dayMs = 24 * 60 * 60_000

const calls = {
  hub88: (seat: { readonly token: string }, game: string) => {
    const id = newRef()
    return {
      id,
      call: 'transaction/bet',
      body: {
        token: seat.token,
        request_uuid: newRef(),
        game_code: game,
        currency: 'USD',
        transaction_uuid: id,
        round: newRef(),
        round_closed: true,
        amount: 100_000,
      },
      told: { transaction_uuid: id, kind: 'bet', amount: 100_000 },
    }
  },
  jili: (seat: { readonly token: string }, game: string) => {
    const id = newRef()
    const money = { betAmount: 1, winloseAmount: 0 }
    return {
      id: `bet ${id}`,
      call: 'bet',
      body: { reqId: newRef(), token: seat.token, currency: 'USD', game, round: id, ...money },
      told: { round: id, ...money },
    }
  },
}

it.each<DialectName>(['hub88', 'jili'])(
  'what %s and the house do not both have is found on the day after',
  async (name) => {
    const provider = await openTestProvider(name)
    const seat = await provider.player()
    const bets = Array.from({ length: 3 }, () => calls[name](seat, provider.ours.game))
    for (const { call, body } of bets) await provider.tell(call, body)
    const neverCame = calls[name](seat, provider.ours.game)
    const { server, says } = provider
    const [first] = await rowsOf<{ at: Date }>(
      server.database,
      'SELECT min(created_at) AS at FROM providers_transaction',
    )
    const at = first?.at.getTime() ?? 0
    // The first is the same on both sides, the second they have not, the third differs, and one of theirs never came.
    const [same, , other] = bets
    says.transactions = (from, to) =>
      from <= isoTime(at) && isoTime(at) < to
        ? [
            same?.told ?? {},
            { ...other?.told, ...(name === 'hub88' ? { amount: 200_000 } : { betAmount: 2 }) },
            neverCame.told,
          ]
        : []
    const concerned = async () =>
      (await server.house.concerns()).filter((sentence) => sentence.includes(' test '))
    await provider.reconcile()
    expect(await concerned()).toEqual([])
    server.pass(dayMs + 2 * 60 * 60_000)
    await provider.reconcile()
    const day = isoTime(at).slice(0, 10)
    expect(await concerned()).toEqual([
      `On ${day} test and the house differ: amount 1, missingHere 1, missingThere 1.`,
    ])
    const rows = await rowsOf<{ ref: string; kind: string }>(
      server.database,
      `SELECT one ->> 'ref' AS ref, one ->> 'kind' AS kind FROM providers_reconciliation, jsonb_array_elements(differences) AS one`,
    )
    expect(new Map(rows.map(({ ref, kind }) => [ref, kind]))).toEqual(
      new Map([
        [bets[1]?.id, 'missingThere'],
        [other?.id, 'amount'],
        [neverCame.id, 'missingHere'],
      ]),
    )
    await provider.stop()
  },
)
