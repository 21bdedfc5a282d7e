import { expect, it } from 'vitest'
import { notificationOptions } from './notification-options'

const shown = { title: 'Comrade', body: 'Take your pill', silent: false, answer: null }
const optionsOf = (more: object) =>
  notificationOptions({ ...shown, ...more }, '/icons/icon-192.png', '/icons/badge-96.png')

it('sounds again over a reminder that was not read, which it replaces', () => {
  expect(optionsOf({})).toMatchObject({ tag: 'comrade-note', renotify: true, silent: false })
})

it('is silent in the quiet hours, also over another one', () => {
  expect(optionsOf({ silent: true })).toMatchObject({ renotify: false, silent: true })
})

it('always has a tag: without one, a browser refuses to notify again', () => {
  for (const silent of [true, false]) expect(optionsOf({ silent }).tag).toBeTruthy()
})

it('has a button where there is something to answer', () => {
  const answer = { label: 'Done', data: { person: 'amina' } }
  expect(optionsOf({ answer })).toMatchObject({ data: answer.data, actions: [{ action: 'done', title: 'Done' }] })
  expect(optionsOf({})).toMatchObject({ data: undefined, actions: [] })
})
