import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screens, type PageId } from '../../src/screens.ts'
import * as texts from '#words/kit/page-descriptions'
import { writePage } from './page.ts'

const shell = [
  '<!doctype html><html><head><title>Comrade</title><meta name="description" content="All" />',
  '<style data-shell>body{margin:0}</style><script type="module" src="/assets/index.js"></script></head>',
  '<body><div id="root"><div class="shell-bar"></div></div>\n    <noscript id="end">Needs JavaScript</noscript>',
  '<link rel="stylesheet" href="/assets/app.css">\n  </body></html>',
].join('\n')
const about = {
  path: '/about',
  language: 'en',
  title: 'About Us',
  description: 'Who is behind "Comrade"',
  noscript: 'Inahitaji JavaScript',
  body: '<main>About $& us</main>',
  css: 'main{color:red}',
  lateCss: 'h1{color:blue}',
  origin: '',
} as const

it('replaces the shell by the screen, with its own title and description', () => {
  const page = writePage(shell, about)
  expect(page).toContain('<div id="root" data-prerendered><main>About $& us</main></div>')
  expect(page).not.toContain('shell-bar')
  expect(page).not.toContain('data-shell')
  expect(page).toContain('<title>About Us · Comrade</title>')
  expect(page).toContain('<noscript id="end">Inahitaji JavaScript</noscript>')
  expect(page).toContain('<meta name="description" content="Who is behind &quot;Comrade&quot;" />')
  expect(page).toContain('<meta property="og:title" content="About Us">')
  expect(page).toContain('<script type="module" src="/assets/index.js">')
})

it('has neither the shell’s indentation nor the marks of the build', () => {
  const page = writePage(
    shell.replace(
      '<style data-shell>',
      '<script data-before-paint data-pages-only>early()</script>\n    <style data-shell>',
    ),
    about,
  )
  expect(page).toContain('<script data-before-paint>early()</script><style>')
  expect(page).not.toMatch(/>\n\s*</)
})

it('says no namespace, which HTML knows', () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="24"></svg>'
  expect(writePage(shell, { ...about, body: icon })).toContain('<svg width="24"></svg>')
})

it('names the late styles, so that a script puts them over the stylesheet of the app', () => {
  expect(writePage(shell, about)).toContain('<style data-late>h1{color:blue}</style>')
})

it('names whole addresses only where the origin is known', () => {
  expect(writePage(shell, about)).not.toMatch(/canonical|og:url|og:image/)
  const page = writePage(shell, { ...about, origin: 'https://comrade.example' })
  expect(page).toContain('<link rel="canonical" href="https://comrade.example/about">')
  expect(page).toContain('<meta property="og:image" content="https://comrade.example/icons/icon-512.png">')
})

const tagsOf = (page: string, tag: RegExp) => [...page.matchAll(tag)].map((match) => match.slice(1))

it.each([
  ['en', '/about', 'https://comrade.example/about', 'en_KE', 'sw_KE'],
  ['sw', '/about', 'https://comrade.example/sw/about', 'sw_KE', 'en_KE'],
  ['en', '/', 'https://comrade.example/', 'en_KE', 'sw_KE'],
  ['sw', '/', 'https://comrade.example/sw/', 'sw_KE', 'en_KE'],
] as const)(
  'the page in %s of %s has its own address and card, and names those of the other languages',
  (language, path, address, locale, other) => {
    const page = writePage(shell, { ...about, language, path, origin: 'https://comrade.example' })
    expect(tagsOf(page, /<link rel="canonical" href="([^"]*)">/g)).toEqual([[address]])
    expect(tagsOf(page, /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)).toEqual([
      ['en', `https://comrade.example${path}`],
      ['sw', `https://comrade.example/sw${path}`],
      ['x-default', `https://comrade.example${path}`],
    ])
    expect(tagsOf(page, /<meta property="(og:url|og:locale[\w:]*)" content="([^"]*)">/g)).toEqual([
      ['og:locale', locale],
      ['og:locale:alternate', other],
      ['og:url', address],
    ])
  },
)

it('says the language of its card where the origin is unknown, too', () => {
  expect(writePage(shell, { ...about, language: 'sw' })).toContain('<meta property="og:locale" content="sw_KE">')
  expect(writePage(shell, { ...about, language: 'sw' })).not.toContain('hreflang')
})

/** Width and height of a PNG file, from its header. */
const descriptions: Readonly<Record<PageId, string>> = texts

const sizeOf = (file: string) => {
  const header = readFileSync(new URL(`../../public${file}`, import.meta.url))
  return [header.readUInt32BE(16), header.readUInt32BE(20)]
}

it.each(['home', 'groceries', 'marketplace', 'gossip', 'menstrualCycle'] as const)(
  'a chat has a title, a sentence and a picture for a card of %s',
  (id) => {
    const [{ path }, description] = [screens[id], descriptions[id]]
    const page = writePage(shell, {
      ...about,
      path,
      title: path === '/' ? undefined : 'Its title',
      description,
      origin: 'https://comrade.example',
    })
    const said = Object.fromEntries(
      [...page.matchAll(/<meta property="(og:\w+)" content="([^"]*)">/g)].map(([, property, content]) => [
        property,
        content,
      ]),
    )
    expect(said).toMatchObject({
      'og:url': `https://comrade.example${path}`,
      'og:site_name': 'Comrade',
      'og:title': path === '/' ? 'Comrade' : 'Its title',
      'og:description': description,
    })
    const picture = new URL(said['og:image'] ?? '')
    expect(picture.origin).toBe('https://comrade.example')
    // WhatsApp shows no smaller picture.
    for (const side of sizeOf(picture.pathname)) expect(side).toBeGreaterThanOrEqual(200)
  },
)

it('fails when the shell has changed its shape', () => {
  expect(() => writePage(shell.replace('<noscript ', '<p '), about)).toThrow(/root/)
})
