import { expect, test } from 'vitest'
import { neededAtInstall } from '../../../sw/prefetch'

const origin = 'https://comrade.example'
const file = (name: string, first: boolean) => ({ url: `${origin}${name}`, key: `${origin}${name}`, first })
const shell = file('/shell.html', true)
const home = file('/assets/home-bbbbbbbb.js', false)
const cart = file('/assets/cart-bbbbbbbb.js', false)
const files = [shell, home, cart]
/** What an earlier version left behind: the shell and the home screen. */
const earlier = [`${origin}/shell.html`, `${origin}/assets/home-aaaaaaaa.js`]

test.for([
  { when: 'on a first visit, only what the app starts with', cachedUrls: [], saveData: false, needed: [shell] },
  { when: 'for a new version, everything', cachedUrls: earlier, saveData: false, needed: files },
  { when: 'for a new version while data is saved, what was there before', cachedUrls: earlier, saveData: true, needed: [shell, home] },
])('the worker waits for its files: $when', ({ cachedUrls, saveData, needed }) => {
  expect(neededAtInstall(files, { cachedUrls, saveData })).toEqual(needed)
})
