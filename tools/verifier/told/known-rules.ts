import type { EvidenceFile } from '@fairhouse/verifier/evidence'
import lock from '../../../math.lock.json' with { type: 'json' }

interface Locked {
  readonly hash: string
  readonly version: number
  readonly earlier?: readonly { readonly hash: string; readonly version: number }[]
}

const locked: Readonly<Record<string, Locked>> = lock
/** Titles by the hashes of their rules, those that were released earlier too, as of the build of this tool. */
const titles: ReadonlyMap<string, string> = new Map(
  Object.entries(locked).flatMap(([uri, { hash, earlier = [] }]) =>
    [hash, ...earlier.map((one) => one.hash)].map((known) => [known, uri] as const),
  ),
)

/** Whose rules these are; null when they were not certified when this tool was built. */
export const titleOf = (definition: string): string | null => titles.get(definition) ?? null

/** Sentences about rules that this tool did not know when it was built, and about rounds that call a title by another name. */
export function tellRules({ streams }: EvidenceFile): readonly string[] {
  const rounds = streams.flatMap((stream) => stream.rounds)
  const unknown = new Set<string>()
  const misnamed = new Set<string>()
  for (const { definition, uri } of rounds) {
    const title = titleOf(definition)
    if (title === null) unknown.add(`${uri} ${definition}`)
    else if (title !== uri) misnamed.add(`${uri}, rules of ${title}`)
  }
  return [
    ...[...unknown].map(
      (name) => `Rules that were not certified when this tool was built: ${name}.`,
    ),
    ...[...misnamed].map((name) => `Rounds told under the name of another game: ${name}.`),
  ]
}
