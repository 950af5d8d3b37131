import { Seal } from '@fairhouse/ui/seal'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { example } from '../verifier/example.ts'
import './fairness.css'

/** How an outcome is proven, in three pictures. */
export function Fairness({ texts }: { texts: Texts['home'] }) {
  const { path } = useWriting()
  const pictures = [
    <SealPicture key="seal" texts={texts} />,
    <MixPicture key="mix" />,
    <CheckPicture key="check" texts={texts} />,
  ]
  return (
    <section className="fair" aria-labelledby="fair">
      <h2 id="fair">{texts.fairHeading}</h2>
      <p className="fair-lead">{texts.fairLead}</p>
      <ol className="fair-steps">
        {texts.steps.map(({ title, text }, index) => (
          <li key={title} className="fair-step">
            <div className="fair-picture">{pictures[index]}</div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="fair-links">
        <Link to={path('/provably-fair/verify')}>{texts.verifyLink}</Link>
        <Link to={path('/provably-fair')}>{texts.fairLink}</Link>
      </p>
    </section>
  )
}

function SealPicture({ texts }: { texts: Texts['home'] }) {
  return (
    <Seal
      hash={example.hash}
      label={fill(texts.stepSeal, { hash: `${example.hash.slice(0, 8)}…` })}
    />
  )
}

function MixPicture() {
  return (
    <div className="fair-mix">
      <p>
        <span>{example.clientSeed}</span>:<b>{example.nonce}</b>
      </p>
      <p className="fair-words" aria-hidden="true">
        {example.words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    </div>
  )
}

function CheckPicture({ texts }: { texts: Texts['home'] }) {
  return (
    <div className="fair-check" aria-hidden="true">
      <span>
        <Seal hash={example.hash} />
      </span>
      <span className="fair-equal">=</span>
      <span>
        <Seal hash={example.hash} />
      </span>
      <p>
        <Check size={16} /> {texts.stepAgrees}
      </p>
    </div>
  )
}
