import type { OpeningLine, SeedOwner, SeedOwnerType } from '@fairhouse/contract/signer/seeds'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** Knows what explains that seeds of one kind of owner were opened. */
export interface OpeningJudge {
  readonly of: SeedOwnerType
  /** @param lines of that kind. @returns those that nothing in the database explains. */
  unexplained(on: Queryable, lines: readonly OpeningLine[]): Promise<readonly OpeningLine[]>
}

/** What explains an opening is written within so long; clocks of two machines may differ. */
export const earlyMs = 60_000
export const lateMs = 120_000

/**
 * Judges by one statement. Its first parameters are the lines' numbers, the times before and after which nothing explains them; those of the owner follow.
 * @param columns of the owner, in the order of the parameters.
 * @param statement tells the numbers of lines that nothing explains.
 */
export function judgeBy<Type extends SeedOwnerType>(
  of: Type,
  columns: (owner: Extract<SeedOwner, { type: Type }>) => readonly (string | number)[],
  statement: string,
): OpeningJudge {
  const isOf = (owner: SeedOwner): owner is Extract<SeedOwner, { type: Type }> => owner.type === of
  return {
    of,
    unexplained: async (on, lines) => {
      const own = lines.flatMap(({ number, at, owner }) =>
        isOf(owner) ? [{ number, at, values: columns(owner) }] : [],
      )
      const [first] = own
      if (!first) return []
      const found = await rowsOf<{ number: bigint }>(on, statement, [
        own.map(({ number }) => number),
        own.map(({ at }) => isoTime(at - earlyMs)),
        own.map(({ at }) => isoTime(at + lateMs)),
        ...first.values.map((_, column) => own.map(({ values }) => values[column])),
      ])
      const numbers = new Set(found.map(({ number }) => Number(number)))
      return lines.filter(({ number }) => numbers.has(number))
    },
  }
}
