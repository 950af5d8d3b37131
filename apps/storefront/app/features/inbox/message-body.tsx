import { bodyParts, type Run } from './body-parts.ts'

/** A message's text, as text: nothing in it is ever markup. */
export function MessageBody({ body }: { body: string }) {
  return (
    <>
      {bodyParts(body).map((part, place) =>
        part.type === 'paragraph' ? (
          // A body never changes, so a part's place names it.
          <p key={`part ${place}`}>
            <Runs runs={part.runs} />
          </p>
        ) : (
          <ul key={`part ${place}`}>
            {part.entries.map((runs, entry) => (
              <li key={`entry ${entry}`}>
                <Runs runs={runs} />
              </li>
            ))}
          </ul>
        ),
      )}
    </>
  )
}

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, strong }, place) =>
    strong ? (
      <strong key={`run ${place}`}>{text}</strong>
    ) : (
      <span key={`run ${place}`}>{text}</span>
    ),
  )
