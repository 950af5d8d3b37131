import { useSyncExternalStore } from 'react'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { SymbolPicture, ToldCard, ToldPaytable } from './told-paytable.ts'

interface Props {
  readonly told: ToldPaytable
  readonly texts: Texts['gameInfo']
}

/** All that pays and all rules, as the game's own data says them. */
export function InfoPaytable({ told, texts }: Props) {
  return (
    <section className="info-section info-paytable" aria-labelledby="paytable">
      <h2 id="paytable">{texts.paytable}</h2>
      <p id="paytable-means" className="info-lead">
        {told.bySymbols ? texts.paytableMeans : texts.paysMeans}
      </p>
      <Pays told={told} texts={texts} />
      <ul className="info-cards">
        <li>
          <div>
            <h3>{told.howTitle}</h3>
            {[...told.how, told.most].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </li>
        {told.cards.map((card) => (
          <Card key={[card.title, ...card.sentences].join()} card={card} />
        ))}
      </ul>
      {told.lines.length === 0 ? null : <Lines told={told} texts={texts} />}
    </section>
  )
}

function Pays({ told: { head, counts, rows }, texts }: Props) {
  if (rows.length === 0) return null
  return (
    <div className="rules-table info-pays">
      <table aria-labelledby="paytable" aria-describedby="paytable-means">
        <thead>
          <tr>
            <th scope="col">{head ?? texts.symbol}</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ symbols, pays }) => {
            const names = symbols.map(({ name }) => name).join(' · ')
            return (
              <tr key={names}>
                <th scope="row">
                  {symbols.map(({ name, picture }) => (
                    <Picture key={name} picture={picture} />
                  ))}
                  {names}
                </th>
                {counts.map((count, place) => (
                  <td key={count}>{pays[place]}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Card({ card: { symbol, title, sentences, rows, more } }: { card: ToldCard }) {
  return (
    <li>
      <Picture picture={symbol?.picture ?? null} />
      <div>
        <h3>
          {title}
          {symbol === null ? null : <small>{symbol.name}</small>}
        </h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {rows.length === 0 ? null : (
          <dl className="info-pairs">
            {rows.map(([what, gives]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{gives}</dd>
              </div>
            ))}
          </dl>
        )}
        {more.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </li>
  )
}

function Lines({ told: { lines, grid }, texts }: Props) {
  return (
    <details className="info-rule info-lines">
      <summary>
        <h3>{fill(texts.allLines, { count: lines.length })}</h3>
      </summary>
      <ol>
        {lines.map((line, place) => (
          <li key={line.join()}>
            <svg
              viewBox={`0 0 ${grid.length * 10} ${Math.max(...grid) * 10}`}
              role="img"
              aria-label={fill(texts.line, { number: place + 1 })}
            >
              <path d={grid.flatMap((rows, reel) => cellsOf(reel, rows)).join('')} />
              <path d={line.map(([reel, row]) => cell(reel, row)).join('')} />
            </svg>
            <span aria-hidden="true">{place + 1}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

const cellsOf = (reel: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => cell(reel, row))

const cell = (reel: number, row: number): string => `M${reel * 10 + 1} ${row * 10 + 1}h8v8h-8z`

/** A symbol's picture, which is fetched only once the part of the page it is in has come near: its name stands beside it. */
function Picture({ picture }: { picture: SymbolPicture | null }) {
  const isNear = useSyncExternalStore(neverChanges, yes, no)
  if (picture === null) return null
  const [sheetWidth, sheetHeight] = picture.sheetSize
  const [, , width, height] = picture.frame
  return (
    <svg className="info-symbol" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <svg width={width} height={height} viewBox={picture.frame.join(' ')}>
        {isNear ? <image href={picture.sheet} width={sheetWidth} height={sheetHeight} /> : null}
      </svg>
    </svg>
  )
}

const neverChanges = () => () => undefined
const yes = () => true
const no = () => false
