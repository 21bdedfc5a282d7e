import { expect, it } from 'vitest'
import { withoutHover } from './without-hover.ts'

it('drops rules for a pointer over an element, alone or in a media query, and keeps those beside them', () => {
  expect(withoutHover('a{b:c}@media (hover:hover){.x:hover{d:e}.y:hover{f:g}}.z:hover{h:i}.k{l:m}')).toBe(
    'a{b:c}.k{l:m}',
  )
  expect(withoutHover('.a:hover,.b{c:d}@media (min-width:48em){.e{f:g}.h:hover{i:j}}')).toBe(
    '.a:hover,.b{c:d}@media (min-width:48em){.e{f:g}}',
  )
})
