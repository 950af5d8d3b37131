/** Whether somebody plays a provider's games here; `away`: somebody does, but does not answer now. */
export type PlayedNow = 'played' | 'away' | 'nobody'

/** Who plays games of providers. Asked whenever games are shown. */
export interface PlayedProviders {
  of(this: void, provider: number): PlayedNow
  /** Another value when what `of` says may have changed. */
  stamp(this: void): number
}
