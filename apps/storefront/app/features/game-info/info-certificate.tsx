import { buttonClass } from '@fairhouse/ui/button'
import { Seal } from '@fairhouse/ui/seal'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Proof } from './game-info.ts'

/** What was certified of an own title, with its fingerprint drawn as a seal. */
export function InfoCertificate({ proof, texts }: { proof: Proof; texts: Texts['gameInfo'] }) {
  const { path } = useWriting()
  return (
    <section className="info-certificate" aria-labelledby="certificate">
      <Seal hash={proof.hash} label={fill(texts.seal, { hash: `${proof.hash.slice(0, 8)}…` })} />
      <div>
        <h2 id="certificate">{texts.certificate}</h2>
        <p>{texts.certificateMeans}</p>
        <dl>
          <div>
            <dt>{texts.hash}</dt>
            <dd>
              <code>{proof.hash}</code>
            </dd>
          </div>
          <div>
            <dt>{texts.version}</dt>
            <dd>{proof.version}</dd>
          </div>
        </dl>
        <p className="info-certificate-ways">
          <Link className={buttonClass()} to={path('/provably-fair/verify')}>
            {texts.verify}
          </Link>
          <Link to={path('/provably-fair')}>{texts.fairness}</Link>
        </p>
      </div>
    </section>
  )
}
