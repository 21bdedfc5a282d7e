import { expect, it } from 'vitest'
import { slimBody, withoutHover } from './slim-page.ts'

it('keeps the classes that a rule names, and drops the others', () => {
  expect(slimBody('<p class="m_1 mantine-Text-root _lead_2">Hi</p><b class="mantine-Title-root">x</b>', '.m_1{color:red}._lead_2:not(.x){margin:0}')).toBe('<p class="m_1 _lead_2">Hi</p><b>x</b>')
})

it('drops what an icon and a pointer need elsewhere', () => {
  expect(slimBody('<svg xmlns="http://www.w3.org/2000/svg" width="24"></svg><i style="--ai-hover:red;color:blue"></i>', '')).toBe('<svg width="24"></svg><i style="color:blue"></i>')
})

it('drops rules for a pointer over an element, alone or in a media query, and keeps those beside them', () => {
  expect(withoutHover('a{b:c}@media (hover:hover){.x:hover{d:e}.y:hover{f:g}}.z:hover{h:i}.k{l:m}')).toBe('a{b:c}.k{l:m}')
  expect(withoutHover('.a:hover,.b{c:d}@media (min-width:48em){.e{f:g}.h:hover{i:j}}')).toBe('.a:hover,.b{c:d}@media (min-width:48em){.e{f:g}}')
})
