import type { RulesHere } from './rules-here.server.ts'

/** What the rules of the reader's place leave out of the game. */
export function InfoHere({ here }: { here: RulesHere }) {
  return (
    <section className="info-section info-here" aria-labelledby="rules-here">
      <h2 id="rules-here">{here.title}</h2>
      <ul>
        {here.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
