import type { FamilyName } from '@fairhouse/contract/families/all'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { FigureVoice } from './certified-cards.ts'
import type { RuleCard, RuleVoice } from './rule-card.ts'

export type RuleLanguage = 'en' | 'de' | 'es' | 'pt' | 'fr' | 'ja'

/**
 * What is told of the games of a family: a folder of `families/` whose `index.ts` exports one of these as `rules`. It is found by its folder's
 * name, that of the family.
 */
export interface FamilyRules {
  load(language: RuleLanguage): Promise<RuleTeller>
}

/** The rules of a family's games as sentences of one language. */
export interface RuleTeller {
  /** What counts as a win. */
  how(paytable: Paytable, voice: RuleVoice): readonly string[]
  /** The same of a title that is played in a live room; left out by a family that has none. */
  howInRoom?(paytable: Paytable, voice: RuleVoice): readonly string[]
  /** One thing after the other, in the order in which they are read. */
  cards(paytable: Paytable, voice: RuleVoice): readonly RuleCard[]
  /** What pays how much, side by side; null where there is nothing to compare. */
  table(paytable: Paytable, voice: RuleVoice): RuleTable | null
  /** What a certificate proves of bets and choices that only this family has, such as the return of each bet on a table; without this, nothing. */
  certified?(certificate: Certificate, voice: FigureVoice): readonly RuleCard[]
  /** What a part of the return, or a feature, of a certificate is called; null where the family has no name for it. */
  partName(part: string): string | null
}

export interface RuleTable {
  /** Over what the rows are about; null: symbols. */
  readonly head?: string | null
  /** Over the pays, such as `5×`. */
  readonly columns: readonly string[]
  /** Dearest first. */
  readonly rows: readonly {
    /** Things of the title that a row is about, shown by name and picture; several pay in any mixture. */
    readonly symbols: readonly string[]
    /** What it is called where it is about none. */
    readonly name: string | null
    /** One for each column; empty: nothing. */
    readonly pays: readonly string[]
  }[]
  /** Cells of each payline for its picture, `[reel, row]`, row 0 on top; empty where no lines pay. */
  readonly lines: readonly (readonly (readonly [number, number])[])[]
  /** Rows of each reel of those pictures, from the left. */
  readonly grid: readonly number[]
}

/** A paytable as that of a family. @throws RangeError for one of another family. */
export function paytableOf<Name extends FamilyName>(
  family: Name,
  paytable: Paytable,
): Extract<Paytable, { family: Name }> {
  if (!isOf(family, paytable))
    throw new RangeError(`${paytable.family} is another family than ${family}`)
  return paytable
}

const isOf = <Name extends FamilyName>(
  family: Name,
  paytable: Paytable,
): paytable is Extract<Paytable, { family: Name }> => paytable.family === family
