import type { Queryable } from '#platform/database'

const statement = `
  DELETE FROM compliance_paper AS paper USING compliance_identity AS identity
  WHERE identity.player_id = paper.player_id AND CASE
    WHEN identity.state = 'approved' AND paper.handed_in THEN identity.changed_at < to_timestamp($1::double precision / 1000)
    WHEN identity.state = 'inReview' THEN false
    ELSE greatest(identity.changed_at, paper.sent_at) < to_timestamp($2::double precision / 1000)
  END`

/** Forgets papers on which was decided before these moments (epoch milliseconds). @returns how many. */
export async function deleteOldPapers(
  on: Queryable,
  before: { readonly approved: number; readonly other: number },
): Promise<number> {
  return (await on.query(statement, [before.approved, before.other])).rowCount ?? 0
}
