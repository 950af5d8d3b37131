import { paymentStanding } from '#modules/cashier'
import type { Identity } from '#modules/identity'
import { messageCounts } from '#modules/inbox'
import { favoriteGames } from '#modules/lobby'
import type { Payments } from '#modules/payments'
import type { PlayNeeds } from '#modules/play'

/** What the modules know of a player, read one after the other on the connection of the seat. */
export const factsOfPlayers =
  (
    identity: Pick<Identity, 'accountFacts'>,
    payments: Pick<Payments, 'displayRate'>,
  ): PlayNeeds['accountFacts'] =>
  async (on, player) => ({
    ...(await identity.accountFacts(on, player)),
    favoriteGames: await favoriteGames(on, player),
    messages: await messageCounts(on, player),
    payments: {
      ...(await paymentStanding(on, player)),
      bitcoinRate: await payments.displayRate(on),
    },
  })
