import type { PlayerId } from '#platform/ids'
import { askOf, granted, newKey, type TestTill } from './test-till.ts'

/** What tests of withdrawals do again and again at a till, which is there once it is asked for. */
export function withdrawalsAt(till: () => TestTill) {
  /** A player whose winnings are all there is: nothing of it came from a card. */
  async function winner(cents: bigint): Promise<{ player: PlayerId; userPMId: string }> {
    const player = await till().player(cents)
    const forget = `UPDATE cashier_transaction SET method = 'elsewhere' WHERE player_id = $1`
    await till().database.query(forget, [player])
    return { player, userPMId: await till().bank(player) }
  }

  const ask = (player: PlayerId, userPMId: string, cents: number, requestKey = newKey()) =>
    till().cashier.answers.withdrawalProcess(askOf(player), { requestKey, userPMId, amount: cents })
  const asked = async (player: PlayerId, userPMId: string, cents: number) =>
    granted(await ask(player, userPMId, cents)).transaction
  const detail = async (id: string) => {
    const found = await till().cashier.desk.transactionDetail(id)
    if (!found) throw new Error(`no payment ${id}`)
    return found
  }
  const stateOf = async (id: string) => (await detail(id)).payment.state
  /** Everything that is due, and what that makes due. */
  async function settle(): Promise<void> {
    for (let times = 0; times < 4; times++) {
      till().time.now += 20_000
      await till().cashier.lookAfter()
    }
  }
  return { winner, ask, asked, detail, stateOf, settle }
}
