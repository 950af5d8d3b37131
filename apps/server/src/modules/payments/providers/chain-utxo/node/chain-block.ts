/** What somebody paid, as a block or the pool has it. Scripts in hex, amounts in units. */
export interface ChainTransaction {
  readonly txid: string
  /** `txid:vout` of what it spends; none for one that makes new coins. */
  readonly spends: readonly string[]
  /** Whose coins those were: scripts, each once, as far as the transaction shows them. Worked out when it is asked for: most transactions are none of ours. */
  readonly senders: () => readonly string[]
  readonly outputs: readonly { readonly script: string; readonly units: bigint }[]
}

export interface ChainBlock {
  readonly hash: string
  readonly parent: string
  /** What its header says, epoch milliseconds. */
  readonly at: number
  readonly transactions: readonly ChainTransaction[]
}
