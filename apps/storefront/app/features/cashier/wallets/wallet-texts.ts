import type { Wallet } from '@fairhouse/contract/entities/wallet'
import type { Texts } from '../../../shell/texts/texts.ts'

/** Sentences of the page on which players show that a wallet is theirs. */
export interface WalletTexts {
  readonly page: Texts['cashierWallets']
  readonly words: Texts['cashierWords']
}

/** What the parts of one wallet work on. */
export interface WalletProps {
  readonly texts: WalletTexts
  readonly wallet: Wallet
  /** The wallet as it is now. */
  replace(wallet: Wallet): void
}
