import type { Rule } from './rules.ts'

/** What a rule is about: one game, or all games of a provider. */
export type Subject = { readonly game: number } | { readonly provider: number }

/** What was changed, as it is written down. */
export type Change =
  | {
      readonly type: 'imported'
      readonly added: number
      readonly changed: number
      readonly unlisted: number
    }
  | ({ readonly type: 'ruleAdded' | 'ruleRemoved'; readonly of: Subject } & Rule)
  | {
      readonly type: 'pinned'
      readonly list: number
      readonly game: number
      readonly position: number
    }
  | { readonly type: 'unpinned'; readonly list: number; readonly game: number }
  | { readonly type: 'arranged'; readonly list: number; readonly version: number | null }
  | { readonly type: 'badgeGiven'; readonly badge: number; readonly game: number }
  | { readonly type: 'badgeTaken'; readonly badge: number }
