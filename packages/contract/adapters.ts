/** Services of others that the operator has configured, as far as a browser needs to know; null: not there. */
export interface Adapters {
  /** A Chatwoot of the operator's choice. */
  readonly chat: { readonly origin: string; readonly token: string } | null
  /** An Umami. */
  readonly analytics: { readonly origin: string; readonly website: string } | null
  /** Whatever takes errors by Sentry's protocol; `envelope` is the address they go to. */
  readonly reporting: { readonly origin: string; readonly envelope: string } | null
}
