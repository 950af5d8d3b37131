import { Button } from '@fairhouse/ui/button'
import { saveFile } from '@fairhouse/ui/save-file'
import type { SharedFile, SharedRound } from '@fairhouse/verifier/shared-evidence'
import type { Texts } from '../../../shell/texts/texts.ts'
import { releasesOf } from '../rules-of.ts'

/** Saves a shared round as a file that the verifier checks without us, with its rules. */
export function SaveShared({
  texts: { stream: words },
  round,
}: {
  readonly texts: Texts['verify']
  readonly round: SharedRound
}) {
  return (
    <div>
      <Button onClick={() => void save(round)}>{words.save}</Button>
      <p className="verifier-hint">{words.offline}</p>
    </div>
  )
}

async function save(round: SharedRound): Promise<void> {
  const { uri } = round
  const [hash, number] =
    round.kind === 'crash'
      ? [round.definition, round.round.number]
      : [round.told.definition, round.told.draw.number]
  const file: SharedFile = {
    format: 'fairhouse-shared-rounds',
    version: 1,
    house: { origin: location.origin },
    rounds: [round],
    definitions: await releasesOf([{ uri, hash }]),
  }
  saveFile(`fairhouse-${uri}-${number}.json`, 'application/json', [JSON.stringify(file)])
}
