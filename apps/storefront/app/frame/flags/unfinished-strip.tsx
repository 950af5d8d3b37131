import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { UnfinishedRound } from '../../shell/session/client.ts'

/** Leads back to a round that is still open: no other can begin before it ends. */
export function UnfinishedStrip({ round }: { round: NonNullable<UnfinishedRound> }) {
  const { flags } = useHouse()
  const { path } = useWriting()
  return (
    <section className="verification-strip" role="status">
      <span className="verification-dot" aria-hidden="true" />
      <span>{fill(flags.unfinished, { game: round.name })}</span>
      <a href={path(`/${round.uri}`)}>{flags.unfinishedWay}</a>
    </section>
  )
}
