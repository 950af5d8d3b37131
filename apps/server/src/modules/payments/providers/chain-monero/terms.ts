/** How Monero is taken and paid. */
export const terms = {
  provider: 'chain-monero',
  asset: 'XMR',
  /** Blocks after which a payment counts; a wallet cannot spend it earlier either. */
  confirmations: 10,
  /** So many blocks may be taken back before the chain is held for another one. */
  deepestReorganisation: 30,
  /** A transaction has sixteen outputs, and one is change. */
  payoutsAtOnce: 15,
  /** How long an address that was shown is looked at often. */
  watchSeconds: 3_600,
  /** A transaction that the node has lost is handed to it again. */
  sendAgainSeconds: 20,
} as const
