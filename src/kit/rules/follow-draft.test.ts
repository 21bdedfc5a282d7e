import { expect, it } from 'vitest'
import { followDraft } from './follow-draft'

const long = { content: 'A long post about the mess and its beans' }

it.each([
  ['nothing was shown', null, null, long, 'follow'],
  ['it was sent or thrown away', long, long, null, 'follow'],
  ['it goes on there', long, long, { content: `${long.content}, again` }, 'follow'],
  ['a word was taken out there', long, long, { content: 'A long post about the mess' }, 'follow'],
  ['a word was put before it there', long, long, { content: `Hear this: ${long.content}` }, 'follow'],
  ['another field was filled in there', long, long, { ...long, category: 'love' }, 'follow'],
  ['another text stands there', long, long, { content: 'xy' }, 'apart'],
  [
    'another text stands there in one of two fields',
    { ...long, subject: 'Food' },
    { ...long, subject: 'Food' },
    { ...long, subject: 'Water' },
    'apart',
  ],
  ['the field was emptied there', long, long, { content: '' }, 'apart'],
  ['what is shown was not stored yet', { content: 'xy' }, null, long, 'apart'],
  ['what is shown was not stored yet when the other was sent', { content: 'xy' }, long, null, 'apart'],
] as const)('%s', (_, here, known, found, expected) => {
  expect(followDraft(here, known, found)).toBe(expected)
})
