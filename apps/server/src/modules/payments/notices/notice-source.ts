import type { PaymentProvider, StatusQuestion } from '#modules/cashier'

/** Whoever sends notices: a provider, or a seller of coins. */
export interface NoticeSource extends Pick<PaymentProvider, 'id' | 'readNotice'> {
  /** Looks at what a notice was about; throws when it cannot now, and is asked again. */
  readonly hear: (question: StatusQuestion) => Promise<void>
}
