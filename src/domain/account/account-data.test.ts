import { expect, test } from 'vitest'
import { accountDataProblemText, myDataFile } from './account-data'

const now = new Date(2026, 10, 23, 23, 59)
const held = { profile: { full_name: 'Amina Juma', about: 'a field of theirs' }, gossip_posts: [], about: 'a table of theirs' }

test('the file is named after the day on the phone', () => {
  expect(myDataFile(held, now).name).toBe('comrade-my-data-2026-11-23.json')
})

test('the file is indented, begins with plain words, and holds all that the server answered', () => {
  const { text } = myDataFile(held, now)
  expect(text).toMatch(/^\{\n {2}"about": \[\n/)
  expect(JSON.parse(text)).toMatchObject({ saved_at: now.toISOString(), data: held })
})

test('it says what is not in it, and where that can be had', () => {
  const { text } = myDataFile({}, now)
  for (const word of ['on your phone only', 'cart', 'orders', 'cycle log has a backup of its own']) expect(text).toContain(word)
})

test('every problem is told in one or two plain sentences', () => {
  for (const sentence of Object.values(accountDataProblemText)) expect(sentence).toMatch(/^[A-Z].*\.$/)
})
