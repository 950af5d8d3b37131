import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Rule } from '../rules.ts'

export interface StoredRule extends Rule {
  readonly game_id: number | null
  readonly provider: number | null
}

const question = `
  SELECT game_id, provider, effect, currencies, countries, devices, profiles FROM catalog_rule ORDER BY rule_id`

/** Every rule there is, the oldest first. */
export const storedRules = (on: Queryable): Promise<StoredRule[]> => rowsOf(on, question)
