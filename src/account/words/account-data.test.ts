import { expect, test } from 'vitest'
import { accountDataProblemText, myDataFile } from './account-data'

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
