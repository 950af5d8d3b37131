import type { Wallet } from '../wallet-of.ts'
import { signedByAccount } from './signed-by-account.ts'
import { signedByScript } from './signed-by-script.ts'

/** Whether this signature of this message was made with the wallet's own key. Never throws for what somebody typed. */
export async function signs(
  wallet: Wallet,
  { message, signature }: { readonly message: string; readonly signature: string },
): Promise<boolean> {
  if (wallet.kind === 'script') return signedByScript(wallet, message, signature)
  if (wallet.kind === 'account') return signedByAccount(wallet.address, message, signature)
  return false
}
