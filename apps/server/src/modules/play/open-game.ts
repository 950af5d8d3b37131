import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { openGame as openGameCall } from '@fairhouse/contract/calls/play'
import { wholeReturn } from '@fairhouse/contract/entities/whole-return'
import type { Title } from '#modules/catalog'
import type { Outcome, PlayerAsk, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { type PlayerId, secretToken } from '#platform/ids'
import { changeSeat, type PlayHouse } from './change-seat.ts'
import { mayHaveJackpots } from './decide.ts'
import { fairnessOf } from './fairness-view.ts'
import { openRoundView } from './round-view.ts'
import type { Seat } from './seat.ts'
import { endStrandedInTurn, type StrandedHouse } from './stranded.ts'
import { endConnections } from './store/end-connections.ts'
import { setConnection } from './store/set-connection.ts'

const connectionBytes = 12

/** Sits the player down at a game. Its earlier connection, in whatever tab, is over. */
export async function openGame(
  house: StrandedHouse & PlayHouse,
  ask: PlayerAsk,
  { uri }: BodyOf<typeof openGameCall>,
): Promise<Outcome<ReplyOf<typeof openGameCall>>> {
  const { needs } = house
  const title = needs.titles.find(uri)
  if (!title) return { refused: 'gameNotEnabled' }
  await endStrandedInTurn(house, ask.player)
  const connection = secretToken(connectionBytes)
  return changeSeat(house, ask.player, async (tx, seat) => {
    const now = needs.clock.now()
    const refused = refusalOf(house, seat, { title, now })
    if (refused) return refused
    await setConnection(tx, ask.player, { gameId: title.manifest.id, connection })
    const rules = needs.rulesFor(seat, title)
    if (rules.oneSlot && isSlot(title)) {
      await endConnections(tx, ask.player, otherSlots(needs.titles.all, title))
      await needs.endSlotsElsewhere?.(tx, ask.player, now)
    }
    const open = seat.open?.uri === uri ? seat.open : null
    return {
      reply: {
        game: { ...gameFacts(title, seat), rules },
        connection,
        fairness: fairnessOf(seat),
        round: open && openRoundView(open),
        userStatus: needs.userStatus(seat, now),
      },
    }
  })
}

const isSlot = ({ rules }: Title): boolean => rules.paytable.family === 'slot'

/** Ids of all slots but this one. */
const otherSlots = (all: readonly Title[], title: Title | null): number[] =>
  all.filter((one) => isSlot(one) && one !== title).map(({ manifest }) => manifest.id)

/** Ends a player's connections to all slots of ours: they opened one of somebody else's, where one is played at a time. */
export const endOwnSlots = (
  { needs }: Pick<PlayHouse, 'needs'>,
  tx: Transaction,
  player: PlayerId,
): Promise<void> => endConnections(tx, player, otherSlots(needs.titles.all, null))

/** Who has a round open here may always come back to it. */
function refusalOf(
  { needs }: PlayHouse,
  seat: Seat,
  { title, now }: { readonly title: Title; readonly now: number },
): Refused | null {
  if (seat.open?.uri === title.manifest.uri) return null
  if (!mayHaveJackpots(title, needs.rulesFor(seat, title))) return { refused: 'gameNotEnabled' }
  for (const gate of needs.gates) {
    const refused = gate(seat, title, now)
    if (refused) return refused
  }
  return null
}

const gameFacts = ({ manifest, rules, certificate }: Title, seat: Seat) => ({
  id: manifest.id,
  name: manifest.name,
  uri: manifest.uri,
  version: manifest.version,
  rtp: wholeReturn(certificate),
  betLevels: [...rules.betLevels],
  jackpots: (rules.jackpots ?? []).map(({ name }) => name),
  features: [...manifest.features],
  currency: seat.currency,
  unitsPerStake: rules.unitsPerStake,
  paytable: rules.paytable,
  certificate,
})
