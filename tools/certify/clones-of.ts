import { existsSync, readFileSync } from 'node:fs'
import { type Certificate, certificate } from '@fairhouse/contract/entities/certificate'
import { areClones, type DesignVector, vectorOf } from '@fairhouse/games/clones'
import { loadTitle, titleUris } from '@fairhouse/games/discover'

/** Sentences that refuse titles because another title of the house is the same game. */
export async function clonesOf(certificates: readonly Certificate[]): Promise<readonly string[]> {
  const known = await knownVectors(new Set(certificates.map(({ uri }) => uri)))
  const faults: string[] = []
  for (const proved of certificates) {
    const one = vectorOf(await loadTitle(proved.uri), proved)
    for (const other of known) {
      if (areClones(one, other)) {
        faults.push(
          `${one.uri}: it is a clone of ${other.uri}: give it another mechanic, or a sigma further from ${other.sigma.toFixed(1)}`,
        )
      }
    }
    known.push(one)
  }
  return faults
}

async function knownVectors(without: ReadonlySet<string>): Promise<DesignVector[]> {
  const vectors: DesignVector[] = []
  for (const uri of titleUris()) {
    const file = new URL(`../../games/${uri}/certificate.json`, import.meta.url)
    if (without.has(uri) || !existsSync(file)) continue
    const recorded = certificate.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (recorded.success) vectors.push(vectorOf(await loadTitle(uri), recorded.data))
  }
  return vectors
}
