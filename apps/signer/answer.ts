import {
  type MoneroView,
  signRequest,
  type SignAnswer,
  type XpubsAnswer,
} from '@fairhouse/contract/signer/request'
import { evmAccounts } from './evm/keys.ts'
import { signEvm } from './evm/sign-evm.ts'
import { signMonero } from './monero/sign-monero.ts'
import { signUtxo } from './utxo/sign-utxo.ts'
import { utxoAccounts } from './utxo/accounts.ts'
import { refuse, type Signing } from './signing.ts'

/** Answers what the house asks: public keys, or a signature. @throws Error for another path. */
export async function answer(signing: Signing, path: string, body: string): Promise<object> {
  switch (path) {
    case '/xpubs':
      return { accounts: [...utxoAccounts(signing), ...evmAccounts(signing)] } satisfies XpubsAnswer
    case '/monero':
      return { view: viewOf(signing) }
    case '/sign':
      return sign(signing, body)
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
