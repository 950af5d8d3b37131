import type { SharedRound } from '@fairhouse/contract/entities/shared-round'
import { useId } from 'react'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { Result } from '../verifier/result.tsx'
import { SealOf } from '../verifier/step.tsx'
import { useProof } from '../verifier/use-proof.ts'
import '../verifier/verifier.css'

interface Props {
  readonly texts: Texts['sharing']
  readonly verify: Texts['verify']
  readonly shared: SharedRound
}

/** The round worked out again in the reader's browser, once its seed is open; until then the hash that holds it. */
export function RoundProof({ texts, verify, shared }: Props) {
  const id = useId()
  const { serverSeed, serverSeedHash } = shared.fairness
  return (
    <section className="shared-round-proof" aria-labelledby={id}>
      <h2 id={id}>{serverSeed === null ? texts.sealedHeading : texts.proofHeading}</h2>
      <p className="page-lead">{serverSeed === null ? texts.sealedText : texts.proofText}</p>
      {serverSeed === null ? (
        <SealOf hash={serverSeedHash} words={verify.shown} />
      ) : (
        <Proof verify={verify} shared={shared} />
      )}
    </section>
  )
}

function Proof({ verify, shared }: Pick<Props, 'verify' | 'shared'>) {
  const { result, meters } = useProof(useClient(), shared)
  const { currency } = shared.summary
  return <Result texts={verify} result={result} currency={currency} source="told" meters={meters} />
}
