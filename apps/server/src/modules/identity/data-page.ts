import type { DataPart } from '@fairhouse/contract/calls/account-data'

/** A page of a copy; `next` for `after`, null when nothing follows. */
export interface DataPage {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly next: string | null
}

/** Which page of what the player wants a copy of. */
export interface DataWish {
  readonly part: DataPart
  readonly after: string | null
}
