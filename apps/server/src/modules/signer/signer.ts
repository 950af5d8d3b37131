import type {
  MoneroView,
  SignAnswer,
  SignRequest,
  XpubsAnswer,
} from '@fairhouse/contract/signer/request'

/** The process that has the keys (`apps/signer`), as providers ask it. */
export interface Signer {
  /** Public halves of our accounts. Null when it cannot be reached now. */
  readonly accounts: () => Promise<XpubsAnswer['accounts'] | null>
  /** What sees our coins of Monero. Null when the signer cannot be reached now, or has no such wallet. */
  readonly moneroView: () => Promise<MoneroView>
  /** Null when no answer came: it may have signed; the same question may be asked again. */
  readonly sign: (request: SignRequest) => Promise<SignAnswer | null>
}
