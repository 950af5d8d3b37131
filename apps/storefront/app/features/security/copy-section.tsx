import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { copyOfData } from './copy-of-data.ts'
import { useProof } from './proof-context.tsx'
import { saveFile } from '@fairhouse/ui/save-file'
import { Section } from './section.tsx'

type Stage =
  | { readonly type: 'resting' }
  | { readonly type: 'making'; readonly entries: number }
  | { readonly type: 'made' }

/** Everything that the house keeps of the player, in one file. */
export function CopySection({ texts }: { texts: Texts['security'] }) {
  const client = useClient()
  const withProof = useProof()
  const { number } = useWriting()
  const [stage, setStage] = useState<Stage>({ type: 'resting' })
  const { copyOf: words } = texts

  async function make(): Promise<void> {
    setStage({ type: 'making', entries: 0 })
    const copy = await copyOfData(
      (wish) => withProof(() => client.ask('ownData', wish, { shows: ['proofRequired'] })),
      (entries) => setStage({ type: 'making', entries }),
    )
    if (copy === null) return setStage({ type: 'resting' })
    saveFile(`${words.fileName}.json`, 'application/json', copy)
    setStage({ type: 'made' })
  }
  const isMaking = stage.type === 'making'
  return (
    <Section heading={words.heading} text={words.text}>
      <Button busy={isMaking} onClick={() => void make()}>
        {isMaking ? words.making : words.make}
      </Button>
      <p className="security-quiet" role="status">
        {isMaking ? fill(words.part, { count: number(stage.entries) }) : null}
        {stage.type === 'made' ? words.made : null}
      </p>
    </Section>
  )
}
