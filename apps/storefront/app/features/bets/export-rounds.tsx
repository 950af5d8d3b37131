import { Button } from '@fairhouse/ui/button'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { notice } from '../../shell/notices/notices.ts'
import { saveFile } from '@fairhouse/ui/save-file'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { fileRounds, gatherRounds, roundsCsv } from './gather-rounds.ts'
import type { RoundWish } from './round-wish.ts'

interface Props {
  readonly texts: Texts['bets']
  readonly wish: RoundWish
}

/** Saves the rounds that the list is of as a file for spreadsheets. */
export function ExportRounds({ texts, wish }: Props) {
  const client = useClient()
  const { number } = useWriting()
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    const found = await gatherRounds((body) => client.ask('findRounds', body), wish)
    setBusy(false)
    if (found === null) return
    saveFile('rounds.csv', 'text/csv', [roundsCsv(found.rounds)])
    if (!found.isWhole)
      client.show(notice('INFO', fill(texts.csvCut, { rounds: number(fileRounds) })))
  }
  return (
    <Button busy={busy} onClick={() => void save()}>
      <FileSpreadsheet size={18} aria-hidden="true" />
      {texts.csv}
    </Button>
  )
}
