import {
  type MoneroView,
  signRequest,
  type SignAnswer,
  type XpubsAnswer,
} from '@fairhouse/contract/signer/request'
import { openSeeds, seedLogRequest, seedOwnerTypes } from '@fairhouse/contract/signer/seeds'
import { evmAccounts } from './evm/keys.ts'
import { signEvm } from './evm/sign-evm.ts'
import { signMonero } from './monero/sign-monero.ts'
import { signUtxo } from './utxo/sign-utxo.ts'
import { utxoAccounts } from './utxo/accounts.ts'
import type { SeedOpener } from './seeds/open-seeds.ts'
import { refuse, type Signing } from './signing.ts'

/** Everything that is asked for here. */
export interface SigningRequest extends Signing {
  readonly seeds: SeedOpener
}

/** Answers what the house asks: public keys, a signature, or seeds. @throws Error for another path, or seeds asked for in another form. */
export async function answer(signing: SigningRequest, path: string, body: string): Promise<object> {
  switch (path) {
    case '/xpubs':
      return { accounts: [...utxoAccounts(signing), ...evmAccounts(signing)] } satisfies XpubsAnswer
    case '/monero':
      return { view: viewOf(signing) }
    case '/sign':
      return sign(signing, body)
    case '/seeds/key':
      return { publicKey: signing.seeds.publicKey(), owners: seedOwnerTypes }
    case '/seeds/open':
      return signing.seeds.open(openSeeds.parse(jsonOf(body)))
    case '/seeds/log':
      return signing.seeds.lines(seedLogRequest.parse(jsonOf(body)).after)
    default:
      throw new Error(`nobody asks for ${path}`)
  }
}

function viewOf({ monero }: Signing): MoneroView {
  if (!monero) return null
  const { network, address, viewKey } = monero.keys
  return { network, address, viewKey }
}

async function sign(signing: Signing, body: string): Promise<SignAnswer> {
  const asked = signRequest.safeParse(jsonOf(body))
  if (!asked.success) return refuse('malformed')
  switch (asked.data.family) {
    case 'utxo':
      return signUtxo(signing, asked.data)
    case 'evm':
      return signEvm(signing, asked.data)
    case 'monero':
      return signMonero(signing, asked.data)
  }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
