import { none } from './profiles/none.ts'
import { profileNamed } from './profiles.ts'
import type { Retention } from './retention.ts'

/** How long a house under this licence keeps what it has of people; under none, or one that is unknown, what no place forbids to forget: as long as any asks. */
export const retentionOf = (licence: string | null): Retention =>
  (profileNamed(licence ?? none.code) ?? none).keeps
