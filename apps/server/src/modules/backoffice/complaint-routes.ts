import { numberOf } from '#modules/complaints'
import { writeDeed } from './deeds/write-deed.ts'
import type { BackofficeNeeds } from './needs.ts'
import { noteOf } from './note.ts'
import { complaintPage, complaintsPage } from './pages/complaints-page.ts'
import type { Answered, DeskRequest, DeskRoute } from './route.ts'
import type { SentenceName } from './sentences.ts'

/** Complaints that wait for an answer, and answering them. */
export const complaintRoutes = (needs: BackofficeNeeds): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/desk/complaints',
    at: '/desk/complaints',
    right: 'readPlayers',
    answer: async () => ({
      type: 'page',
      title: 'Complaints',
      body: complaintsPage(await needs.complaints.waiting(), needs.clock.now()),
    }),
  },
  {
    method: 'GET',
    path: '/desk/complaints/:id',
    at: '/desk/complaints',
    right: 'readPlayers',
    answer: async ({ params, present }) => {
      const { id = '' } = params
      const one = number.test(id) ? await needs.complaints.one(id) : null
      return one === null
        ? { type: 'none' }
        : { type: 'page', title: `Complaint ${numberOf(id)}`, body: complaintPage(one, present) }
    },
  },
  {
    method: 'POST',
    path: '/desk/complaints/:id/answer',
    at: '/desk/complaints',
    right: 'answerComplaints',
    confirms: null,
    answer: (asked) => answer(needs, asked),
  },
]

const number = /^[1-9][0-9]{0,14}$/
/** Letters of an answer. */
const longest = 4_000

async function answer(needs: BackofficeNeeds, asked: DeskRequest): Promise<Answered> {
  const { id = '' } = asked.params
  if (!number.test(id)) return { type: 'none' }
  const on = `/desk/complaints/${id}`
  const text = (asked.form.get('text') ?? '').replaceAll('\r\n', '\n').trim().slice(0, longest)
  if (noteOf(asked, 'text') === null) return { type: 'said', on, said: 'noteMissing' }
  const staff = asked.present.name
  const refused = await needs.database.transaction(async (tx) => {
    const no = await needs.complaints.answer(tx, { id, staff, text })
    if (no !== null) return no
    await writeDeed(tx, {
      at: needs.clock.now(),
      staff,
      deed: 'answerComplaint',
      subject: `complaint ${numberOf(id)}`,
      facts: { letters: text.length },
    })
    return null
  })
  return { type: 'said', on, said: sentences[refused ?? 'done'] }
}

const sentences: Readonly<Record<'done' | 'notOwed' | 'answeredBefore', SentenceName>> = {
  done: 'complaintAnswered',
  notOwed: 'alreadyDecided',
  answeredBefore: 'ownAnswer',
}
