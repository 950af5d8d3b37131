import { formatNumber } from '@fairhouse/money'
import { roundsOf } from '../../../rules/rounds-of.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { exactDigits, exactPercent, type GameInfo, type Proof } from './game-info.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { isMadeForDemo } from '../games/made-for-demo.ts'

interface Props {
  readonly proof: Proof
  readonly texts: Texts['gameInfo']
}

/** What the figures mean and whose they are; for own titles all of what was proven. */
export function InfoNumbers({ info: { game, maker, proof, isSkill, texts } }: { info: GameInfo }) {
  const { number } = useWriting()
  const { demo, language } = useHouse()
  const levels: Readonly<Record<string, string>> = texts.volatilityTexts
  const { rtp, volatility } = game
  const isOurs = isMadeForDemo(demo, game)
  return (
    <section className="info-section info-numbers" aria-labelledby="numbers">
      <h2 id="numbers">{proof || isOurs ? texts.numbers : texts.statedTitle}</h2>
      <p className="info-lead">
        {proof
          ? isSkill
            ? texts.provenLeadOfSkill
            : texts.provenLead
          : fill(isOurs ? texts.demoFigures : texts.statedLead, { provider: maker.name })}
      </p>
      {rtp === null ? null : (
        <p className="info-means">
          <b>{texts.rtp}</b>{' '}
          {fill(texts.rtpMeans, {
            rtp: proof ? exactly(rtp * 100, language) : number(rtp * 100, 2),
          })}
        </p>
      )}
      {proof === null ? null : <WithJackpots proof={proof} texts={texts} />}
      {proof === null ? null : <ByChoice proof={proof} texts={texts} />}
      {volatility === null ? null : (
        <p className="info-means">
          <b>{fill(texts.volatilityMeans, { level: volatility })}</b> {levels[volatility]}
        </p>
      )}
      {proof ? (
        <div className="info-panels">
          <Split proof={proof} texts={texts} />
          <Often proof={proof} texts={texts} />
          <Chances proof={proof} texts={texts} />
        </div>
      ) : null}
    </section>
  )
}

/** Of a game with jackpots: what it returns with them, in the long run and while every meter stands at its seed. */
function WithJackpots({ proof: { jackpots }, texts }: Props) {
  const { language } = useHouse()
  return jackpots === undefined ? null : (
    <p className="info-means">
      {fill(texts.withJackpots, {
        whole: exactPercent(jackpots.whole.ratio, language),
        adds: exactPercent(jackpots.adds.ratio, language),
        atSeed: exactPercent(jackpots.wholeAtSeed.ratio, language),
      })}
    </p>
  )
}

/** Of a game whose return depends on what is chosen. */
function ByChoice({ proof: { choices }, texts }: Props) {
  const { language } = useHouse()
  if (choices === undefined) return null
  const least = exactPercent(choices.leastReturn.ratio, language)
  const most = exactPercent(choices.greatestReturn.ratio, language)
  return least === most ? null : (
    <p className="info-means">{fill(texts.byChoice, { least, most })}</p>
  )
}

/** Where the return comes from, as parts of one bar, and the return itself to the last digit. */
function Split({ proof, texts }: Props) {
  const { language } = useHouse()
  const widths = proof.split.map(({ ratio }) => (ratio / proof.rtp.ratio) * 100)
  const startOf = (index: number): number =>
    widths.slice(0, index).reduce((sum, width) => sum + width, 0)
  const { numerator, denominator } = proof.rtp.exact
  return (
    <div className="info-panel info-split">
      <h3>{texts.split}</h3>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {proof.split.map(({ part }, index) => (
          <rect
            key={part}
            className={`info-part-${index % 4}`}
            x={startOf(index)}
            width={Math.max(0, (widths[index] ?? 0) - 0.4)}
            height="4"
          />
        ))}
      </svg>
      <dl className="info-pairs">
        {proof.split.map(({ part, ratio }, index) => (
          <div key={part}>
            <dt className={`info-key info-key-${index % 4}`}>{partName(texts, proof, part)}</dt>
            <dd>{exactPercent(ratio, language)}</dd>
          </div>
        ))}
        <div className="info-sum">
          <dt>{texts.rtp}</dt>
          <dd>{exactPercent(proof.rtp.ratio, language)}</dd>
        </div>
      </dl>
      <details className="info-exact">
        <summary>{texts.exactly}</summary>
        <p>
          <code>{numerator}</code>
          <span aria-hidden="true">/</span>
          <code>{denominator}</code>
        </p>
      </details>
    </div>
  )
}

function Often({ proof, texts }: Props) {
  const { number } = useWriting()
  const { language } = useHouse()
  const oneIn = (rounds: number): string =>
    fill(texts.oneIn, { rounds: roundsOf(rounds, language) })
  const rows = [
    [texts.anyWin, 1 / proof.hitFrequency],
    [texts.profit, 1 / proof.profitFrequency],
    ...proof.featureOneIn.map(
      ({ feature, oneIn: rounds }) => [partName(texts, proof, feature), rounds] as const,
    ),
    [fill(texts.topPrize, { x: number(proof.topPrize.x) }), proof.topPrize.oneIn],
  ] as const
  return (
    <div className="info-panel">
      <h3>{texts.often}</h3>
      <dl className="info-pairs">
        {rows.filter(happens).map(([name, rounds]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{oneIn(rounds)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Chances({ proof, texts }: Props) {
  const { number } = useWriting()
  const { language } = useHouse()
  return (
    <div className="info-panel">
      <h3 id="chances">{texts.chances}</h3>
      <table className="info-chances" aria-labelledby="chances">
        <thead>
          <tr>
            <th scope="col">{texts.atLeast}</th>
            <th scope="col">{texts.chance}</th>
          </tr>
        </thead>
        <tbody>
          {proof.tail
            .filter(({ probability }) => probability > 0)
            .map(({ x, probability }) => (
              <tr key={x}>
                <th scope="row">{fill(texts.topWinOf, { x: number(x) })}</th>
                <td>{fill(texts.oneIn, { rounds: roundsOf(1 / probability, language) })}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

/** What no round can bring, such as more than the bet where the best is the bet back, has no odds. */
const happens = ([, rounds]: readonly [name: string, rounds: number]): boolean =>
  Number.isFinite(rounds)

/** A part of the return, or a feature, which is called as the mechanic that it is, or as its family calls it. */
function partName({ parts, mechanicNames }: Props['texts'], proof: Proof, part: string): string {
  const names: Readonly<Record<string, string>> = { ...proof.names, ...mechanicNames, ...parts }
  return names[part] ?? part
}

const exactly = (value: number, locale: string): string =>
  formatNumber(value, { decimals: exactDigits, trim: true, locale })
