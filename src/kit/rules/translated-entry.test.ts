import { expect, it } from 'vitest'
import { entryIn } from './translated-entry'

const entry = { title: 'Gas at Your Door', titleSw: 'Gesi Mlangoni Pako', price: 'KSh 1,100', rating: 4.7 }

it('shows the translation of a text in its language', () => {
  expect(entryIn('sw', entry)).toMatchObject({ title: 'Gesi Mlangoni Pako' })
  expect(entryIn('en', entry)).toEqual(entry)
})

it('shows the original where a translation is missing', () => {
  expect(entryIn('sw', entry)).toMatchObject({ price: 'KSh 1,100', rating: 4.7 })
})
