import type { Queryable } from '../database.ts'
import { type Family, ofHouse } from '../metrics/exposition.ts'
import { type JobFacts, jobFacts } from './store/job-facts.ts'
import type { Job } from './job.ts'

/** What an operator hears of jobs. */
export interface JobNews {
  readonly concerns: () => Promise<readonly string[]>
  readonly families: () => Promise<readonly Family[]>
}

/** One failure may be a moment's; so many in a row are something else. */
const toldFrom = 3

/** How the jobs of one node of all go, whichever node does them. */
export function jobNews(database: Queryable, jobs: readonly Job[]): JobNews {
  const names = jobs.flatMap(({ where, name }) => (where === 'oneNode' ? [name] : []))
  return {
    concerns: async () =>
      (await jobFacts(database, names))
        .filter(({ failures }) => failures >= toldFrom)
        .map(sentenceOf),
    // A database that is away is told of elsewhere, and must not take all other metrics with it.
    families: async () => ofHouse(familiesOf(await jobFacts(database, names).catch(() => []))),
  }
}

const sentenceOf = ({ name, failures, doneAt }: JobFacts): string =>
  `The job “${name}” failed ${failures} times in a row, and ${doneAt === null ? 'never went well' : `last went well at ${doneAt.toISOString()}`}; the log says why.`

const familiesOf = (facts: readonly JobFacts[]): Family[] => [
  {
    name: 'fairhouse_job_done_timestamp_seconds',
    help: 'When the last turn of a job of one node of all went well.',
    type: 'gauge',
    samples: facts.flatMap(({ name, doneAt }) =>
      doneAt === null ? [] : [{ labels: { job: name }, value: doneAt.getTime() / 1000 }],
    ),
  },
  {
    name: 'fairhouse_job_failures',
    help: 'Turns of a job that failed since one went well.',
    type: 'gauge',
    samples: facts.map(({ name, failures }) => ({ labels: { job: name }, value: failures })),
  },
]
