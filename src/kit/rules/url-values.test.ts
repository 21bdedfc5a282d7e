import { expect, it } from 'vitest'
import { isOnInUrl, textInUrl } from './url-values'

it('numbers and switches are read from text, and as a link gives them', () => {
  expect([textInUrl('13'), textInUrl(13), textInUrl(['13']), textInUrl(undefined)]).toEqual(['13', '13', '', ''])
  expect([isOnInUrl('true'), isOnInUrl(true), isOnInUrl('yes'), isOnInUrl('false'), isOnInUrl(1)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
