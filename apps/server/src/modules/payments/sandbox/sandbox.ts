/** The process that plays the outside world of a demo (`apps/sandbox-payments`), as providers reach it. */
export interface Sandbox {
  /** Where it can be asked, `http://127.0.0.1:3002`; starts it when it does not run. Null when it cannot be reached now. */
  readonly reach: () => Promise<string | null>
  /** It was started and has not ended. */
  readonly isRunning: () => boolean
  /** Test chains that it plays because somebody asked for them: `bitcoin-cash`. The others it plays always. */
  readonly chainsOnDemand: readonly string[]
  /** Secret that the house and the sandbox share: it opens the sandbox's interfaces and signs its notices. 64 hexadecimal digits. */
  readonly key: string
  /**
   * Address of one of its pages, for a browser.
   * @param path as the sandbox told it, `/pay/…`.
   * @param seenFrom an address by which that browser reached the house: the page is sought at the same host.
   */
  readonly pageAt: (path: string, seenFrom: string) => string
}
