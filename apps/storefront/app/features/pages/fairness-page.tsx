import { buttonClass } from '@fairhouse/ui/button'
import { Seal } from '@fairhouse/ui/seal'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { example } from '../verifier/example.ts'
import '../../shell/page/text-page.css'
import './fairness-page.css'

/** The rule as it is; the same in every language. */
const formula = `word[i] = HMAC-SHA256(key     = server seed (32 bytes),
                      message = "client seed:nonce:block")
          as big-endian 32-bit words, block = 0, 1, 2 …

draw(n) = take the next word w
          w >= 2^32 - (2^32 mod n)  →  throw w away, take the next
          otherwise                 →  w mod n`

/** All of the arithmetic that a player needs to trust nobody. */
export function FairnessPage({ texts }: { texts: Texts['fairness'] }) {
  const { path } = useWriting()
  return (
    <article className="frame-width fairness-page">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      <ol className="fairness-parts">
        {texts.sections.map(({ title, paragraphs }) => (
          <li key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
      <section className="fairness-block">
        <h2>{texts.formulaTitle}</h2>
        <pre>{formula}</pre>
      </section>
      <Knowledge texts={texts} />
      <section className="fairness-block fairness-seal">
        <Seal hash={example.hash} />
        <div>
          <h2>{texts.exampleTitle}</h2>
          <p>{texts.exampleText}</p>
          <code>{example.hash}</code>
        </div>
      </section>
      <p className="fairness-block">
        <Link
          className={buttonClass({ rank: 'first', size: 'large' })}
          to={path('/provably-fair/verify')}
        >
          {texts.verify}
        </Link>
      </p>
    </article>
  )
}

function Knowledge({ texts }: { texts: Texts['fairness'] }) {
  return (
    <section className="fairness-block">
      <h2>{texts.tableTitle}</h2>
      <div className="fairness-table">
        <table>
          <thead>
            <tr>
              {texts.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {texts.rows.map(([what, ...who]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {who.map((side, index) => (
                  // The cells of a row have nothing but their place.
                  <td key={`${index}:${side}`}>{side}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
