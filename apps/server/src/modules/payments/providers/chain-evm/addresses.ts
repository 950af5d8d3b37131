import { ECDH } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { publicKeyToAddress } from 'viem/accounts'

/** Every address of ours that an account's public half leads to; addresses carry their checksum. */
export interface AddressBook {
  /** Of a player: `0/number` below the account. */
  readonly depositAddress: (number: number) => string
  /** From which payouts leave: `1/0` below the account. */
  readonly hotAddress: string
}

/** @param xpub of the account `m/44'/60'/7'`. @throws for what is no extended public key. */
export function openAddressBook(xpub: string): AddressBook {
  const account = HDKey.fromExtendedKey(xpub)
  const deposits = account.deriveChild(0)
  return {
    depositAddress: (number) => addressOf(deposits.deriveChild(number)),
    hotAddress: addressOf(account.deriveChild(1).deriveChild(0)),
  }
}

function addressOf({ publicKey }: HDKey): string {
  if (!publicKey) throw new TypeError('an extended key without its public half')
  const point = ECDH.convertKey(publicKey, 'secp256k1', undefined, 'hex', 'uncompressed')
  return publicKeyToAddress(`0x${point.toString()}`)
}
