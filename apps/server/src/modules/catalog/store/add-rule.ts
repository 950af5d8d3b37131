import type { Transaction } from '#platform/database'
import type { StoredRule } from './rules.ts'

const statement = `
  INSERT INTO catalog_rule (game_id, provider, effect, currencies, countries, devices, profiles)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING`

/** @returns whether the rule is new. */
export async function addRule(tx: Transaction, rule: StoredRule): Promise<boolean> {
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
