import type { Transaction } from '#platform/database'
import type { StoredRule } from './rules.ts'

const statement = `
  DELETE FROM catalog_rule
  WHERE game_id IS NOT DISTINCT FROM $1::integer AND provider IS NOT DISTINCT FROM $2::smallint AND effect = $3
    AND currencies = $4 AND countries = $5 AND devices = $6 AND profiles = $7`

/** @returns whether there was such a rule. */
export async function removeRule(tx: Transaction, rule: StoredRule): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [
    rule.game_id,
    rule.provider,
    rule.effect,
    rule.currencies,
    rule.countries,
    rule.devices,
    rule.profiles,
  ])
  return rowCount === 1
}
