import { StartFault } from '#platform/start-fault'
import type { OpenedProvider, ProviderKind, ProviderNeeds } from './provider-kind.ts'

/**
 * Opens every provider that is set up.
 * @param alsoKnown variables that belong to no provider and are no mistake.
 * @throws StartFault with a sentence for each setting that is wrong, or that nobody knows.
 */
export async function openProviders(
  kinds: readonly ProviderKind[],
  environment: Readonly<Record<string, string>>,
  alsoKnown: readonly string[],
  needs: ProviderNeeds,
): Promise<ReadonlyMap<string, OpenedProvider>> {
  const known = new Set([...alsoKnown, ...kinds.flatMap(({ variables }) => variables)])
  const sentences = Object.keys(environment)
    .filter((name) => !known.has(name))
    .map((name) => `${name} is no setting that payments know.`)
  const toOpen = []
  for (const kind of kinds) {
    const read = kind.read(environment)
    if ('sentences' in read) sentences.push(...read.sentences)
    else toOpen.push(read.open)
  }
  if (sentences.length > 0) throw new StartFault(sentences)
  const opened = await Promise.all(toOpen.map((open) => open(needs)))
  const providers = new Map<string, OpenedProvider>()
  for (const one of opened.flat()) {
    const { id } = one.provider
    if (providers.has(id)) throw new Error(`two providers call themselves ${id}`)
    providers.set(id, one)
  }
  return providers
}
