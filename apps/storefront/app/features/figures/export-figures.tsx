import type { FigurePeriod } from '@fairhouse/contract/figure-choices'
import { Button } from '@fairhouse/ui/button'
import { FileSpreadsheet } from 'lucide-react'
import { saveFile } from '@fairhouse/ui/save-file'
import type { Texts } from '../../shell/texts/texts.ts'
import { figuresCsv } from './figures-csv.ts'
import type { Figures } from './use-figures.ts'

interface Props {
  readonly texts: Texts['figures']
  readonly figures: Figures
  readonly period: FigurePeriod
}

/** Saves what the page shows as a file for spreadsheets. */
export function ExportFigures({ texts, figures, period }: Props) {
  const save = (): void => saveFile(`figures-${period}.csv`, 'text/csv', [figuresCsv(figures)])
  return (
    <div>
      <Button onClick={save}>
        <FileSpreadsheet size={18} aria-hidden="true" />
        {texts.csv}
      </Button>
    </div>
  )
}
