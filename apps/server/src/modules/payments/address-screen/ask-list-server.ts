import { type AddressAnswer, addressAnswer } from '@fairhouse/contract/sandbox/address-lists'
import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { AddressScreen, ScreenedAddress } from '#modules/cashier'
import type { AskJson } from '../ask-json.ts'

/** Where a server of lists is asked; null: it cannot be reached now. */
export type ListServer = () => Promise<{ readonly url: string; readonly key: string } | null>

/**
 * Asks a server of lists (docs/address-screening.md). What is not plainly an answer about this address is none: a silence, another shape,
 * an answer about another address.
 */
export const createAddressScreen = (reach: ListServer, ask: AskJson): AddressScreen => ({
  ask: async (asset, address) => {
    const server = await reach()
    if (server === null) return { type: 'unknown', why: 'silent' }
    const heard = await ask({
      url: `${server.url}/addresses`,
      method: 'POST',
      headers: { authorization: `Bearer ${server.key}` },
      body: JSON.stringify({ asset, address }),
      answer: addressAnswer,
    })
    if (heard.type === 'silence') return { type: 'unknown', why: 'silent' }
    if (heard.type === 'refused') return { type: 'unknown', why: 'refused' }
    return screenedBy(heard.body, asset, address)
  },
})

function screenedBy(
  { asset: told, address: about, list, findings }: AddressAnswer,
  asset: PaymentAsset,
  address: string,
): ScreenedAddress {
  if (told !== asset || about !== address) return { type: 'unknown', why: 'aboutAnother' }
  const edition = `${list.name} ${list.edition}`
  return findings.length === 0
    ? { type: 'clear', list: edition }
    : { type: 'flagged', list: edition, findings }
}
