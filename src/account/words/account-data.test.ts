import { expect, test } from 'vitest'
import { after, before, pending } from '#support/account/account-deletion-samples'
import { accountDataProblemText, myDataFile, deletionText, postsText } from './account-data'

const now = new Date(2026, 10, 23, 23, 59)
const serverData = {
  profile: { full_name: 'Amina Juma', about: 'a field of theirs' },
  gossip_posts: [],
  about: 'a table of theirs',
}

test('the file name contains the date on the phone', () => {
  expect(myDataFile(serverData, now).name).toBe('comrade-my-data-2026-11-23.json')
})

test('the file is indented, starts with an explanation, and contains all data of the server', () => {
  const { text } = myDataFile(serverData, now)
  expect(text).toMatch(/^\{\n {2}"about": \[\n/)
  expect(JSON.parse(text)).toMatchObject({ saved_at: now.toISOString(), data: serverData })
})

test('the file lists what it does not contain, and where to find that', () => {
  const { text } = myDataFile({}, now)
  for (const word of ['on your phone only', 'cart', 'orders', 'cycle log has a backup of its own'])
    expect(text).toContain(word)
})

test('every problem text consists of whole sentences', () => {
  for (const sentence of Object.values(accountDataProblemText)) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test('the day of a deletion is shown in the time zone of the phone', () => {
  expect(deletionText(pending, before)).toBe('Your account will be deleted on Monday 30 November 2026.')
})

test('a deletion that is due shows no past date', () => {
  expect(deletionText(pending, after)).toBe('Your account is about to be deleted.')
})

test('the text says whether gossip posts stay or are deleted', () => {
  expect(postsText(pending)).toContain('stay, without any author')
  expect(postsText({ ...pending, alsoPosts: true })).toContain('deleted, too')
})
