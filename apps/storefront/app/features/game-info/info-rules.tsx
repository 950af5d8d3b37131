import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { listed } from '../../shell/language/listed.ts'
import { fill } from '../../shell/language/say.ts'
import { isMadeForDemo } from '../games/made-for-demo.ts'
import type { GameInfo } from './game-info.ts'
import type { Rules } from './rules.server.ts'

/** What the game is and how it is played, by its own rules where they are ours to show. */
export function InfoRules({ info }: { info: GameInfo }) {
  const { game, rules, maker, proof, texts } = info
  const { demo } = useHouse()
  return (
    <section className="info-section info-rules" aria-labelledby="how-it-plays">
      <h2 id="how-it-plays">{texts.howItPlays}</h2>
      {rules ? (
        <RulesText rules={rules} elsewhere={texts.rulesElsewhere} />
      ) : isMadeForDemo(demo, game) ? null : (
        <p className="info-lead">
          {proof ? texts.ownLead : fill(texts.otherLead, { provider: maker.name })}
        </p>
      )}
      <Traits info={info} />
    </section>
  )
}

/** Help texts are part of the house and hold no markup but that of their headings, tables and emphasis. */
function RulesText({ rules, elsewhere }: { rules: Rules; elsewhere: string }) {
  const { language } = useHouse()
  const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
  const foreign = rules.language !== language
  return (
    <>
      {foreign ? <p className="info-note">{elsewhere}</p> : null}
      <div {...(foreign ? { lang: rules.language } : {})}>
        <div className="info-lead" {...html(rules.lead)} />
        {rules.sections.map(({ title, html: text }, index) => (
          <details key={title} className="info-rule" open={index === 0}>
            <summary>
              <h3>{title}</h3>
            </summary>
            <div className="info-rule-text" {...html(text)} />
          </details>
        ))}
      </div>
    </>
  )
}

function Traits({ info: { game, details, sinceWords, maker, texts } }: { info: GameInfo }) {
  const { demo, language, tiles } = useHouse()
  const { number } = useWriting()
  const names: Readonly<Record<string, string>> = texts.mechanicNames
  // How many lines or ways there are is told by itself.
  const features = game.mechanics.filter(
    (one) => details.ways === null || (one !== 'lines' && one !== 'ways'),
  )
  return (
    <dl className="info-traits">
      <Trait name={texts.provider}>{isMadeForDemo(demo, game) ? tiles.forDemo : maker.name}</Trait>
      <Trait name={texts.kind}>{texts.kinds[game.kind]}</Trait>
      {details.grid === null ? null : (
        <Trait name={texts.grid}>{details.grid.replace('x', ' × ')}</Trait>
      )}
      {details.ways === null ? null : (
        <Trait name={texts.mechanicNames[game.mechanics.includes('lines') ? 'lines' : 'ways']}>
          {number(details.ways)}
        </Trait>
      )}
      {features.length === 0 ? null : (
        <Trait name={texts.mechanics}>
          {listed(
            features.map((feature) => names[feature] ?? feature),
            language,
          )}
        </Trait>
      )}
      <Trait name={texts.since}>{sinceWords}</Trait>
    </dl>
  )
}

function Trait({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
