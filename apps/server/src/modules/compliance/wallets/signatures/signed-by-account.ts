import { isAddressEqual, isHex, recoverMessageAddress } from 'viem/utils'

/** A signature by `personal_sign` (EIP-191) of an account's own key; contracts that sign (EIP-1271) are not asked. */
export async function signedByAccount(
  address: string,
  message: string,
  signature: string,
): Promise<boolean> {
  const hex = signature.startsWith('0x') ? signature : `0x${signature}`
  if (!isHex(hex) || hex.length !== 132 || !isHex(address)) return false
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature: hex }), address)
  } catch {
    // No point of the curve belongs to it: nobody signed.
    return false
  }
}
