import { expect, it } from 'vitest'
import { usedRules, usedVariables, withoutOtherValues, withoutScripts } from './critical-css.ts'

it('takes all scripts out of a rendered screen, and leaves what React looks for', () => {
  const rendered =
    '<main><!--$-->Rooms<style data-mantine-styles="inline">.a{top:0}</style><!--/$--></main><script>run()</script>'
  expect(withoutScripts(rendered)).toBe(
    '<main><!--$-->Rooms<style data-mantine-styles="inline">.a{top:0}</style><!--/$--></main>',
  )
})

it('keeps the variables of a theme that are used, directly or by another one', () => {
  const theme = ':root{--title:var(--size);--size:2rem;--unused:var(--lost);--lost:1px;}'
  expect(usedVariables(theme, '<h1 style="font-size:var(--title)">')).toBe(':root{--title:var(--size);--size:2rem;}')
})

it('keeps the rules of classes and attributes that a page has, in both colour schemes', async () => {
  const css =
    '.card{color:red}.sheet{color:blue}.tab[data-active]{top:0}[data-mantine-color-scheme=dark] .card{color:white}@keyframes turn{to{rotate:1turn}}'
  const rules = await usedRules('<div class="card"><button class="tab" data-active="true"></button></div>', css)
  expect(rules).toContain('.card{color:red}')
  expect(rules).toContain('.tab[data-active]{top:0}')
  expect(rules).toContain('[data-mantine-color-scheme=dark] .card{color:white}')
  expect(rules).not.toMatch(/sheet|turn/)
})

it('keeps a rule whose pseudo-classes stand alone, if the page has the rest of it', async () => {
  const kept = [
    ':is(.search,.choices)>:not(button){flex:1}',
    '.card>:where(:not(.cost)){margin:0}',
    '.card:where(:not([data-open])){top:0}',
    ':root{--a:1px}',
  ]
  const html = '<div class="search choices"></div><div class="card"></div>'
  expect(await Promise.all(kept.map((rule) => usedRules(html, rule)))).toEqual(kept)
  expect(
    await usedRules(
      html,
      ':is(.gone,.away)>:not(button){flex:1}.gone>:where(:not(.cost)){margin:0}.gone:not(.card){top:0}',
    ),
  ).toBe('')
})

it('leaves out the rules for a value that no attribute of a page has, but not those that scripts set', () => {
  const kept =
    '.menu[data-open]{top:0}.bar:not([data-hidden=true]){top:0}.a[data-tint=coral],.b{top:0}[data-mantine-color-scheme=dark] .menu{top:0}.fill[data-fill=true]{top:0}'
  const html = '<nav class="menu" data-open="false"></nav><p class="fill" data-fill="true"></p>'
  expect(withoutOtherValues(html, `${kept}@media (width>1px){.menu[data-open=true]{top:0}}`)).toBe(kept)
})
