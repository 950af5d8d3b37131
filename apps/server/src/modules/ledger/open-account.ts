import type { Asset } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { type AccountCode, type AccountId, accountId, codes, numberOf } from './account.ts'
import { houseAccountId } from './store/house-account-id.ts'
import { insertAccount } from './store/open-account.ts'

/** Opens a player's account. @throws Error when the player has one for this purpose and currency. */
export async function openPocket(
  on: Queryable,
  pocket: { readonly player: PlayerId; readonly code: AccountCode; readonly currency: Asset },
): Promise<AccountId> {
  const { player, code } = pocket
  const currency = numberOf(pocket.currency)
  const id = await insertAccount(on, { code, player, till: null, currency })
  if (id === null) throw new Error(`player ${player} has an account for purpose ${code} already`)
  return accountId(id)
}

/** The house's account for a purpose and a currency at a till; opened when it is first asked for. */
export async function houseAccount(
  on: Queryable,
  { code, currency, till }: { code: AccountCode; currency: Asset; till: number },
): Promise<AccountId> {
  const account = { code, currency: numberOf(currency), till }
  const id =
    (await houseAccountId(on, account)) ??
    (await insertAccount(on, { ...account, player: null })) ??
    (await houseAccountId(on, account))
  if (id === null) throw new Error(`the house has no account for purpose ${codeName(code)}`)
  return accountId(id)
}

const codeName = (code: AccountCode): string =>
  Object.entries(codes).find(([, number]) => number === code)?.[0] ?? String(code)
