import { expect, it } from 'vitest'
import { writePage } from './page.ts'

const shell = [
  '<!doctype html><html><head><title>Comrade</title><meta name="description" content="All" />',
  '<style data-shell>body{margin:0}</style><script type="module" src="/assets/index.js"></script></head>',
  '<body><div id="root"><div class="shell-bar"></div></div>\n    <noscript>Needs JavaScript</noscript>',
  '<link rel="stylesheet" href="/assets/app.css">\n  </body></html>',
].join('\n')
const about = { path: '/about', title: 'About Us', description: 'Who is behind "Comrade"', body: '<main>About $& us</main>', css: 'main{color:red}', lateCss: 'h1{color:blue}', origin: '' }

it('replaces the shell by the screen, with its own title and description', () => {
  const page = writePage(shell, about)
  expect(page).toContain('<div id="root"><div class="prerendered"><main>About $& us</main></div></div>')
  expect(page).not.toContain('shell-bar')
  expect(page).not.toContain('data-shell')
  expect(page).toContain('<title>About Us · Comrade</title>')
  expect(page).toContain('<meta name="description" content="Who is behind &quot;Comrade&quot;" />')
  expect(page).toContain('<meta property="og:title" content="About Us">')
  expect(page).toContain('<script type="module" src="/assets/index.js">')
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

it('fails when the shell has changed its shape', () => {
  expect(() => writePage(shell.replace('<noscript>', '<p>'), about)).toThrow(/root/)
})
