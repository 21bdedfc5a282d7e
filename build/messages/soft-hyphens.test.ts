import { expect, it } from 'vitest'
import { softHyphen, withSoftHyphens } from './soft-hyphens.ts'

const shown = (text: string) => withSoftHyphens(text, 'sw').replaceAll(softHyphen, '-')

it.each([
  ['Kilichothibitishwa', 'Kili-cho-thi-bi-ti-shwa'],
  ['mtakavyokubaliana', 'mta-ka-vyo-ku-ba-liana'],
  ['haijahifadhiwa', 'hai-ja-hi-fa-dhiwa'],
])('a long word may break between its syllables: %s', (word, expected) => {
  expect(shown(word)).toBe(expected)
})

it('leaves short words, and other languages, as they are', () => {
  expect(shown('Kikapu kimehifadhiwa.')).toBe('Kikapu kimehifadhiwa.')
  expect(withSoftHyphens('responsibilities', 'en')).toBe('responsibilities')
})
