import { globSync } from 'node:fs'
import { answerFrame, clientFrame, errorFrame, pingFrame } from '@fairhouse/contract/realtime'
import { z } from 'zod'
import { rows } from './schema-in-words.ts'

const topicsFolder = new URL('../../packages/contract/topics/', import.meta.url)

/** What each topic tells: every frame that a file of the contract's topics exports. */
const topicFrames = (
  await Promise.all(
    globSync('*.ts', { cwd: topicsFolder })
      .filter((file) => !file.includes('.test.'))
      .toSorted()
      .map(async (file): Promise<object> => import(new URL(file, topicsFolder).href)),
  )
)
  .flatMap((exported) => Object.values(exported))
  .filter((value) => value instanceof z.ZodObject)

/** The part of `docs/calls.md` about `/ws`: what a browser may send, and what it hears. */
export const framesAsMarkdown = (): string => `## Frames of /ws

One JSON object a frame, as text. A call may come as a frame of the type \`call\` instead of a POST: \`call\` is its path, \`body\` its fields as a POST has them, each a **text** (\`"stake":"100"\`, never a number) or a list of texts, and
\`id\` a **text** of 1 to 64 characters that its answer brings back. \`csrf\` is the token of the header \`x-csrf-token\`; the first call of a connection carries it. Calls that are for anyone, or that hand out another session, go by POST only.

What cannot be read is refused with \`FORM_INVALID\` and nothing is done: as \`answer\` where it meant to be a call and its id is such a text, else as \`error\`, with the id as it was sent where that is a text or a number, and without one where none can be read.

A browser sends:

${tables(clientFrame.options)}
The server sends; \`seq\` counts the frames of a topic:

${tables([pingFrame, answerFrame, errorFrame, ...topicFrames])}`

function tables(frames: readonly z.ZodObject[]): string {
  return frames
    .map((frame) => {
      const { $schema: _version, ...described } = z.toJSONSchema(frame, { reused: 'inline' })
      return `| field | as |\n| --- | --- |\n${rows(described)}\n`
    })
    .join('\n')
}
