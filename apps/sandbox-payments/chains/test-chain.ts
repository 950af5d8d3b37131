import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'

/** A real node of a chain of its own, on this machine alone; its coins are worth nothing. */
export interface TestChain {
  /** Where the node answers, on loopback, with user and password in it where it asks for them. */
  readonly rpcUrl: string
  /** Programs of the chain that are asked by paths of their own, by name; without a slash at the end. */
  readonly doors?: Readonly<Record<string, string>>
  /** An address of the faucet's own, for coins that come back. */
  address(): Promise<string>
  /**
   * Pays from the faucet, without waiting for a block.
   * @param units the asset's own smallest units: satoshi, wei.
   * @returns the transaction's id.
   * @throws Error with the node's word when the address or the amount is refused.
   */
  pay(asset: PaymentAsset, address: string, units: bigint): Promise<string>
  /** Blocks after the first one. */
  height(): Promise<number>
  /** Makes blocks at once, of everything that waits. */
  mine(blocks: number): Promise<void>
  /**
   * Takes the last blocks back and puts one more in their place. What the faucet had paid in them is spent otherwise there, so it never
   * comes back.
   */
  reorganise(depth: number): Promise<void>
  /** Settled once the node has ended, by whatever cause; without it nobody notices. */
  readonly ended?: Promise<unknown>
  /** Ends the node. What it had stays in its folder, for another start. */
  stop(): Promise<void>
}

/** How a chain is had. */
export interface TestChainKind {
  /** Its word in addresses of the sandbox: `litecoin`. */
  readonly name: string
  readonly assets: readonly PaymentAsset[]
  /** The program is here; asked once, without starting it. */
  isInstalled(): boolean
  /**
   * @param folder of this chain alone, made if need be; a chain that was there goes on.
   * @throws Error with the program's last words when it does not come up.
   */
  start(folder: string): Promise<TestChain>
}
